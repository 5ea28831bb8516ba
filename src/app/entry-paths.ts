import type { MiddlewareHandler } from 'hono'

/** Links in mails are signed, and lead people straight to what they are about. */
const SIGNED_LINK = /^\/(?:answer|did-this-help|mail-stop)\//

const FILE_OR_DATA =
  /\.(?:data|[a-z0-9]{2,5})$|^\/(?:api|translations|assets|dev)\/|^\/(?:ws|__manifest)$/i

/**
 * With `ENTRY_PATHS` set, a visit may begin only on those paths; any other first page goes to `/`. Pages reached
 * from our own pages are not first pages: browsers say so in Sec-Fetch-Site.
 */
export function redirectToEntry(entryPaths: 'all' | string[]): MiddlewareHandler {
  return async (c, next) => {
    if (entryPaths === 'all' || entryPaths.includes(c.req.path) || FILE_OR_DATA.test(c.req.path))
      return next()
    if (SIGNED_LINK.test(c.req.path)) return next()
    if (c.req.method !== 'GET' || c.req.header('sec-fetch-site') === 'same-origin') return next()
    return c.redirect('/', 302)
  }
}
