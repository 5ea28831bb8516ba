import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { errorFields } from '../log.server.ts'
import type { Runtime } from '../runtime.server.ts'
import { BUSY_RETRY_SECONDS, busyAnswer } from './busy-answer.server.ts'

export type ApiVariables = { runtime: Runtime; clientAddress: string }
export type Api = OpenAPIHono<{ Variables: ApiVariables }>
export type ApiContext = Context<{ Variables: ApiVariables }>

/** The body of every error the API sends. */
export type ApiError = { message: string; code: string; fields?: Record<string, string> }

type ErrorStatus = 400 | 401 | 402 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503

/** Sends `{message, code}`; people read the translation of the code, programs and logs the message. */
export function sendError(
  c: Context,
  status: ErrorStatus,
  code: string,
  message: string,
  fields?: Record<string, string>,
) {
  const body: ApiError = fields ? { message, code, fields } : { message, code }
  return c.json(body, status)
}

export function sendRateLimited(c: Context, retryAfterSeconds: number) {
  c.header('Retry-After', String(retryAfterSeconds))
  return sendError(
    c,
    429,
    'too_many_requests',
    `Too many requests. Try again in ${retryAfterSeconds} seconds.`,
  )
}

/** An API whose validation failures, faults and unknown paths are all `{message, code}`. */
export function createApi(): Api {
  const api: Api = new OpenAPIHono<{ Variables: ApiVariables }>({
    defaultHook: (result, c) => {
      if (result.success) return undefined
      const fields = Object.fromEntries(
        result.error.issues
          .map((issue) => [issue.path.join('.') || 'body', issue.message] as const)
          .reverse(),
      )
      const first = result.error.issues[0]
      const message = first
        ? `${first.path.join('.') || 'body'}: ${first.message}`
        : 'Invalid input'
      return sendError(c, 400, 'invalid_input', message, fields)
    },
  })
  api.notFound((c) => sendError(c, 404, 'not_found', 'There is nothing at this address'))
  api.onError((error, c) => {
    if (error instanceof HTTPException) return fromHttpException(c, error)
    const busy = busyAnswer(error)
    if (busy) {
      c.var.runtime.log.warn({ path: c.req.routePath, ...errorFields(error) }, 'too much to do')
      c.header('Retry-After', String(BUSY_RETRY_SECONDS))
      return sendError(c, 503, busy.code, busy.message)
    }
    c.var.runtime.log.error({ path: c.req.routePath, ...errorFields(error) }, 'request failed')
    return sendError(c, 500, 'internal', 'Something went wrong on our side')
  })
  return api
}

function fromHttpException(c: Context, error: HTTPException) {
  if (error.status === 400) return sendError(c, 400, 'malformed_json', 'The body is not valid JSON')
  if (error.status === 413) return sendError(c, 413, 'too_large', 'The body is too large')
  return sendError(c, error.status as ErrorStatus, 'refused', error.message || 'Refused')
}
