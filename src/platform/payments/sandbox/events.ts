import { type ApiCall, type ApiReply, ok } from './api-call.ts'
import { noSuchObject } from './api-error.ts'
import { listPage, PAGING } from './list-page.ts'
import { allowOnly, textList, textParam } from './read-params.ts'

export async function retrieveEvent(call: ApiCall, id: string): Promise<ApiReply> {
  const found = await call.db.query<{ body: object }>(
    'select body from payment_sandbox.events where id = $1',
    [id],
  )
  const event = found.rows[0]?.body
  if (event === undefined) throw noSuchObject('event', id)
  return ok(event)
}

export async function listEvents(call: ApiCall): Promise<ApiReply> {
  allowOnly(call.params, [...PAGING, 'type', 'types'])
  const type = textParam(call.params, 'type')
  const types = type === undefined ? textList(call.params, 'types') : [type]
  return ok(
    await listPage(
      call.db,
      {
        table: 'events',
        ...(types.length === 0 ? {} : { kinds: types }),
        url: '/v1/events',
      },
      call.params,
    ),
  )
}
