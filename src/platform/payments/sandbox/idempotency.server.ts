import { createHmac } from 'node:crypto'
import { ApiError } from './api-error.ts'
import type { Caller } from './authenticate.ts'
import type { Db } from './object-store.server.ts'

export const KEY_LIFETIME_HOURS = 24
const MAX_KEY_LENGTH = 255

export type IdempotentRequest = {
  caller: Caller
  key: string
  path: string
  fingerprint: string
}

export type StoredReply = { status: number; body: object; requestId: string }

/** Keyed, because a plain hash of the parameters would let a card number be guessed from it. */
export function fingerprintOf(pairs: [string, string][], secretKey: string): string {
  return createHmac('sha256', secretKey).update(JSON.stringify(pairs)).digest('hex')
}

/**
 * Claims the key for this transaction and gives the stored answer, if there is one. The claim is an
 * advisory lock that ends with the transaction, so a killed process leaves no key "in progress".
 */
export async function claimKey(
  db: Db,
  request: IdempotentRequest,
  now: Date,
): Promise<StoredReply | null> {
  if (request.key.length > MAX_KEY_LENGTH) {
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: `Idempotency keys can have up to ${MAX_KEY_LENGTH} characters.`,
    })
  }
  const claim = await db.query<{ claimed: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as claimed',
    [`payment_sandbox ${request.caller} ${request.key}`],
  )
  if (claim.rows[0]?.claimed !== true) throw keyInUse(request.key)
  const found = await db.query<{
    path: string
    fingerprint: string
    status: number
    body: object
    request_id: string
  }>(
    `select path, fingerprint, status, body, request_id from payment_sandbox.idempotency_keys
     where caller = $1 and key = $2 and created_at > $3::timestamptz - make_interval(hours => $4)`,
    [request.caller, request.key, now, KEY_LIFETIME_HOURS],
  )
  const stored = found.rows[0]
  if (stored === undefined) return null
  if (stored.path !== request.path) throw reused(request.key, `endpoint (${stored.path})`)
  if (stored.fingerprint !== request.fingerprint) throw reused(request.key, 'parameters')
  return { status: stored.status, body: stored.body, requestId: stored.request_id }
}

export async function keepReply(
  db: Db,
  request: IdempotentRequest,
  reply: StoredReply,
  now: Date,
): Promise<void> {
  await db.query(
    `insert into payment_sandbox.idempotency_keys
       (caller, key, path, fingerprint, status, body, request_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (caller, key) do update set path = excluded.path,
       fingerprint = excluded.fingerprint, status = excluded.status, body = excluded.body,
       request_id = excluded.request_id, created_at = excluded.created_at`,
    [
      request.caller,
      request.key,
      request.path,
      request.fingerprint,
      reply.status,
      reply.body,
      reply.requestId,
      now,
    ],
  )
}

export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  await db.query(
    `delete from payment_sandbox.idempotency_keys
     where created_at <= $1::timestamptz - make_interval(hours => $2)`,
    [now, KEY_LIFETIME_HOURS],
  )
}

function keyInUse(key: string): ApiError {
  return new ApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `Another request with the idempotency key ${key} is still in progress. Please try again later.`,
  })
}

function reused(key: string, what: string): ApiError {
  return new ApiError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same ${what} they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}
