import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Pool } from 'pg'
import { ApiError } from './api-error.ts'
import { authenticate, type Caller, secretKeyRequired } from './authenticate.ts'
import { type FoundEndpoint, findEndpoint } from './endpoints.ts'
import { type DecodedForm, decodeForm } from './form-decoding.ts'
import { fingerprintOf } from './idempotency.server.ts'
import { newId } from './object-ids.ts'
import { textParam } from './read-params.ts'
import { type Answer, runCall } from './run-call.server.ts'

/** What the official SDK of this release pins; a request may name another one. */
export const API_VERSION = '2026-10-28.endive'
const MAX_BODY_BYTES = 1_000_000

export type SandboxLog = {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}

export type RequestSettings = {
  pool: Pool
  secretKey: string
  publishableKey: string
  now: () => Date
  log: SandboxLog
  /** Called after a write was kept. */
  onWrite: () => void
}

export async function handleRequest(
  settings: RequestSettings,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const requestId = newId('req')
  const method = request.method ?? 'GET'
  if (method === 'OPTIONS') return preflight(response)
  let answer: Answer
  try {
    answer = await answerTo(settings, request, requestId)
  } catch (error) {
    answer = failureAnswer(error, settings.log, requestId)
  }
  if (method !== 'GET') settings.onWrite()
  send(response, request, requestId, answer)
  // Never the query: a browser's carries the client secret.
  const path = pathOf(request)
  settings.log.info({ requestId, method, path, status: answer.status }, 'payment sandbox request')
}

async function answerTo(
  settings: RequestSettings,
  request: IncomingMessage,
  requestId: string,
): Promise<Answer> {
  const method = request.method ?? 'GET'
  const path = pathOf(request)
  const form = await readForm(request, method)
  const caller = authenticate(
    {
      authorization: request.headers.authorization,
      keyParam: textParam(form.tree, 'key'),
    },
    settings,
  )
  const found = requireEndpoint(method, path, caller)
  const key = method === 'POST' ? header(request, 'idempotency-key') : undefined
  const idempotent =
    key === undefined || key === ''
      ? null
      : { caller, key, path, fingerprint: fingerprintOf(form.pairs, settings.secretKey) }
  const now = settings.now()
  return runCall(settings.pool, {
    call: {
      caller,
      params: form.tree,
      now: Math.floor(now.getTime() / 1000),
      requestId,
      idempotencyKey: idempotent?.key ?? null,
      apiVersion: header(request, 'stripe-version') ?? API_VERSION,
    },
    found,
    idempotent,
    now,
  })
}

function requireEndpoint(method: string, path: string, caller: Caller): FoundEndpoint {
  const found = findEndpoint(method, path)
  if (found === null) {
    const message = `Unrecognized request URL (${method}: ${path}).`
    throw new ApiError(404, { type: 'invalid_request_error', message })
  }
  if (caller === 'publishable' && !found.browser) throw secretKeyRequired()
  return found
}

async function readForm(request: IncomingMessage, method: string): Promise<DecodedForm> {
  const [, query = ''] = (request.url ?? '/').split('?', 2)
  const form = decodeForm(method === 'POST' ? await readBody(request) : query)
  if (form !== null) return form
  throw new ApiError(400, {
    type: 'invalid_request_error',
    message: 'The parameters are not a valid form.',
  })
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    const part = Buffer.from(chunk)
    bytes += part.length
    if (bytes > MAX_BODY_BYTES) {
      const message = 'The request body is too large.'
      throw new ApiError(413, { type: 'invalid_request_error', message })
    }
    chunks.push(part)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function failureAnswer(error: unknown, log: SandboxLog, requestId: string): Answer {
  if (error instanceof ApiError) return { status: error.status, body: { error: error.body } }
  // Only the code: a database message may quote what somebody entered.
  const name = error instanceof Error ? error.name : 'unknown'
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  log.error({ requestId, name, code }, 'payment sandbox request failed')
  const message = 'An unknown error occurred'
  return { status: 500, body: { error: { type: 'api_error', message } } }
}

function send(
  response: ServerResponse,
  request: IncomingMessage,
  requestId: string,
  answer: Answer,
): void {
  const key = header(request, 'idempotency-key')
  const retryable = answer.status === 409 || answer.status === 429 || answer.status >= 500
  response.writeHead(answer.status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-cache, no-store',
    'Request-Id': requestId,
    'Stripe-Version': header(request, 'stripe-version') ?? API_VERSION,
    'Stripe-Should-Retry': String(retryable),
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Request-Id, Stripe-Should-Retry',
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    ...(answer.replayOf === undefined
      ? {}
      : { 'Idempotent-Replayed': 'true', 'Original-Request': answer.replayOf }),
  })
  response.end(JSON.stringify(answer.body))
}

function preflight(response: ServerResponse): void {
  response.writeHead(204, {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD, POST, DELETE',
    'Access-Control-Allow-Headers':
      'Authorization, Content-Type, Idempotency-Key, Stripe-Account, Stripe-Version',
    'Access-Control-Max-Age': '300',
  })
  response.end()
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/'
}

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}
