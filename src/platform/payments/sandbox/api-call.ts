import type { Caller } from './authenticate.ts'
import type { FormTree } from './form-decoding.ts'
import type { Db } from './object-store.server.ts'

/** One request, authenticated and decoded, inside its transaction. */
export type ApiCall = {
  db: Db
  caller: Caller
  params: FormTree
  /** Unix seconds. */
  now: number
  requestId: string
  idempotencyKey: string | null
  apiVersion: string
}

/** An answer whose changes are kept: a declined card is one, with status 402. */
export type ApiReply = { status: 200 | 402; body: object }

export type Endpoint = (call: ApiCall, id: string) => Promise<ApiReply>

export function ok(body: object): ApiReply {
  return { status: 200, body }
}
