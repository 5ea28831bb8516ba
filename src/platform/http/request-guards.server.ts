import type { Context, Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { type ApiContext, sendError } from './api.server.ts'

const MAX_BODY_BYTES = 256 * 1024
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE']

/** Writes must be JSON; with the SameSite cookies this also stops forged forms of other sites. */
export async function requireJson(c: Context, next: Next) {
  const contentType = c.req.header('content-type') ?? ''
  if (WRITES.includes(c.req.method) && !/^application\/json\s*(;|$)/i.test(contentType)) {
    return sendError(c, 415, 'wrong_type', 'Send JSON with the content type application/json')
  }
  return next()
}

/** A browser names the page's origin on writes and sockets; another site's is refused. */
export async function refuseOtherOrigins(c: ApiContext, next: Next) {
  const origin = c.req.header('origin')
  if (
    origin &&
    (WRITES.includes(c.req.method) || c.req.header('upgrade')) &&
    !isOwnOrigin(c, origin)
  ) {
    return sendError(c, 403, 'other_origin', 'Requests from other sites are refused')
  }
  return next()
}

function isOwnOrigin(c: ApiContext, origin: string): boolean {
  // Under `Referrer-Policy: no-referrer` a form sent without script says null, and beside it where it came from.
  if (origin === 'null') return c.req.header('sec-fetch-site') === 'same-origin'
  const { publicUrl } = c.var.runtime.config
  if (publicUrl) return origin === new URL(publicUrl).origin
  const host = c.req.header('host')
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Mail programs stop mails with a form in parts (RFC 8058); it is not read. */
const ONE_CLICK = /^\/mail-stop\/[\w.-]+$/

/** Pages take what a form sends, and nothing else: the router would answer other writes with a fault of ours. */
export async function refuseOddRequests(c: Context, next: Next) {
  const { method, url } = c.req
  if (!isDecodable(new URL(url).pathname))
    return sendError(c, 400, 'bad_address', 'The address is not well formed')
  if (!['GET', 'HEAD', 'POST'].includes(method)) {
    c.header('Allow', 'GET, HEAD, POST')
    return sendError(c, 405, 'wrong_method', 'This address takes GET, HEAD and POST')
  }
  const contentType = c.req.header('content-type') ?? ''
  if (method === 'POST' && ONE_CLICK.test(new URL(url).pathname)) return next()
  if (method === 'POST' && !/^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType)) {
    return sendError(c, 415, 'wrong_type', 'Send the form as application/x-www-form-urlencoded')
  }
  return next()
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

export const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: (c) => sendError(c, 413, 'too_large', 'The body is too large'),
})
