import type { Pool, PoolClient } from 'pg'
import type { ApiCall, ApiReply } from './api-call.ts'
import { ApiError, lockTimedOut } from './api-error.ts'
import type { FoundEndpoint } from './endpoints.ts'
import { expandBody } from './expand.ts'
import { claimKey, type IdempotentRequest, keepReply } from './idempotency.server.ts'
import { textList } from './read-params.ts'
import { redactForBrowser } from './redact.ts'

export type Answer = { status: number; body: object; replayOf?: string }

type Work = {
  call: Omit<ApiCall, 'db'>
  found: FoundEndpoint
  /** Null for a read, and for a write without a key. */
  idempotent: IdempotentRequest | null
  now: Date
}

const LOCK_TIMEOUT_MS = 4000
const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK = '40P01'

/** The endpoint's changes, its events and the answer kept under its key: all of them, or none. */
export async function runCall(pool: Pool, work: Work): Promise<Answer> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query(`begin; set local lock_timeout = ${LOCK_TIMEOUT_MS}`)
    const answer = await answerInTransaction(client, work)
    await client.query('commit')
    return answer
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    if (!(error instanceof ApiError)) throw error
    await client.query('rollback')
    failure = undefined
    return { status: error.status, body: { error: error.body } }
  } finally {
    client.release(failure)
  }
}

async function answerInTransaction(client: PoolClient, work: Work): Promise<Answer> {
  const { idempotent, now } = work
  if (idempotent === null) return (await runEndpoint(client, work)).answer
  const stored = await claimKey(client, idempotent, now)
  if (stored !== null) {
    return { status: stored.status, body: stored.body, replayOf: stored.requestId }
  }
  const { answer, keep } = await runEndpoint(client, work)
  if (keep) {
    await keepReply(client, idempotent, { ...answer, requestId: work.call.requestId }, now)
  }
  return answer
}

async function runEndpoint(
  client: PoolClient,
  { call, found }: Work,
): Promise<{ answer: Answer; keep: boolean }> {
  await client.query('savepoint endpoint')
  try {
    const full = { ...call, db: client }
    const reply = await expanded(full, await found.endpoint(full, found.id))
    return { answer: shownTo(call.caller, reply), keep: true }
  } catch (error) {
    const known = asApiError(error)
    if (known === null) throw error
    await client.query('rollback to savepoint endpoint')
    const answer = shownTo(call.caller, { status: known.status, body: { error: known.body } })
    return { answer, keep: known.keep }
  }
}

async function expanded(call: ApiCall, reply: ApiReply): Promise<ApiReply> {
  const paths = textList(call.params, 'expand')
  if (paths.length === 0 || call.caller === 'publishable' || reply.status !== 200) return reply
  return { ...reply, body: await expandBody(call.db, reply.body, paths) }
}

function shownTo(caller: ApiCall['caller'], answer: Answer): Answer {
  return caller === 'secret' ? answer : { ...answer, body: redactForBrowser(answer.body) }
}

function asApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === LOCK_NOT_AVAILABLE || code === DEADLOCK ? lockTimedOut() : null
}
