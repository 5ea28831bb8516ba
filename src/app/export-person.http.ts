import { createRoute, z } from '@hono/zod-openapi'
import { stream } from 'hono/streaming'
import { sessionUser } from '../features/account/server.ts'
import { type Api, sendError, sendRateLimited } from '../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer } from '../platform/http/openapi.server.ts'
import { errorFields } from '../platform/log.server.ts'
import { countAction } from '../platform/rate-limit/count-action.server.ts'
import { countCall } from '../platform/rate-limit/rate-limit.server.ts'
import { EMAIL_LIMITS } from '../platform/rate-limit/rate-limits.ts'
import type { Runtime } from '../platform/runtime.server.ts'
import { exportPerson } from './export-person.ts'
import { PERSONAL_TABLES, personOf } from './person-tables.repo.ts'

const rows = z.array(z.record(z.string(), z.unknown()))

const myDataSchema = z
  .object({
    exportedAt: z.iso.datetime(),
    address: z.string(),
    documents: z.string().meta({ description: 'Where the cases are as documents' }),
    ...Object.fromEntries(PERSONAL_TABLES.map(({ section }) => [section, rows])),
  })
  .meta({ id: 'MyData' })

const route = createRoute({
  method: 'get',
  path: '/api/my-data',
  responses: {
    200: jsonAnswer(myDataSchema, 'Everything that is kept about the signed-in person'),
    ...errorAnswers(401, 429),
  },
})

/** Only one's own: of somebody else there is no call. */
export function registerExportRoute(api: Api, runtime: Runtime): void {
  api.openapi(route, async (c) => {
    const { db, log } = runtime
    const byAddress = await countAction(db, 'my-data', c.var.clientAddress, runtime.now())
    if (!byAddress.allowed) return sendRateLimited(c, byAddress.retryAfterSeconds) as never
    const user = await sessionUser(runtime, c.req.header('cookie'))
    if (!user) return sendError(c, 401, 'sign_in_required', 'Sign in first') as never
    const byPerson = await countCall(db, EMAIL_LIMITS['my-data'], user.id, runtime.now())
    if (!byPerson.allowed) return sendRateLimited(c, byPerson.retryAfterSeconds) as never
    const person = await personOf(db, user)
    const day = runtime.now().toISOString().slice(0, 10)
    c.header('Content-Type', 'application/json; charset=utf-8')
    c.header('Content-Disposition', `attachment; filename="my-data-${day}.json"`)
    return stream(
      c,
      async (out) => {
        for await (const part of exportPerson(runtime, person)) await out.write(part)
      },
      async (error) => log.error(errorFields(error), 'an export broke off'),
    ) as never
  })
}
