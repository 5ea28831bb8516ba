import type { MiddlewareHandler } from 'hono'
import type { ApiVariables } from '../platform/http/api.server.ts'

/** Method, path and time; never a query string, an address or a body. */
export const logRequests: MiddlewareHandler<{ Variables: ApiVariables }> = async (c, next) => {
  const start = performance.now()
  await next()
  const ms = Math.round(performance.now() - start)
  if (!c.req.path.startsWith('/assets/')) {
    c.var.runtime.log.info(
      { method: c.req.method, path: pathForLog(c.req.path), status: c.res.status, ms },
      'request',
    )
  }
}

/** What opens something, and ids of cases and payments, which say whose page it was, are left out. */
function pathForLog(path: string): string {
  const signed = /^\/(?:answer|did-this-help|mail-stop)\//.exec(path)
  if (signed) return `${signed[0]}:token`
  return path.slice(0, 120).replace(/[0-9a-f]{8}-[0-9a-f-]{27}|pi_\w+|[^/]*(?:@|%40)[^/]*/gi, ':id')
}
