import { createRoute, z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler, Next } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { LEFT_COOKIE, NEUTRAL_PAGE } from '../../../platform/browser/leave-page.ts'
import type { Api } from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer } from '../../../platform/http/openapi.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { endSession } from '../../account/server.ts'

/** Long enough that somebody who looks over the history now finds nothing, short enough to come back for help. */
const LEFT_SECONDS = 600

const route = createRoute({
  method: 'post',
  path: '/api/quick-exit',
  responses: {
    200: jsonAnswer(z.object({ success: z.literal(true) }), 'This browser is forgotten'),
    ...errorAnswers(415),
  },
})

/** Ends the session and removes every cookie of the site, whoever asks: it only ever takes away from the asker. */
export function registerQuickExit(api: Api, runtime: Runtime): void {
  api.openapi(route, async (c) => {
    const cookieHeader = c.req.header('cookie')
    for (const name of cookieNames(c)) forget(c, name, runtime.config.production)
    for (const cookie of await endSession(runtime, cookieHeader)) {
      c.header('Set-Cookie', cookie, { append: true })
    }
    setCookie(c, LEFT_COOKIE, '1', {
      // The page that leads away reads nothing of it, but takes it away when somebody opens the site anew.
      httpOnly: false,
      secure: runtime.config.production,
      sameSite: 'Lax',
      path: '/',
      maxAge: LEFT_SECONDS,
    })
    return c.json({ success: true as const }, 200)
  })
}

const cookieNames = (c: Context) => Object.keys(getCookie(c)).filter((name) => name !== LEFT_COOKIE)

function forget(c: Context, name: string, production: boolean): void {
  const secure = production || name.startsWith('__')
  deleteCookie(c, name, { path: '/', secure })
}

/**
 * After a quick exit the pages stay shut for who comes by the back button: they are led away again before anything is
 * shown. Who opens the site anew gets it as ever.
 */
export const shutAfterQuickExit: MiddlewareHandler<{
  Variables: { secureHeadersNonce?: string }
}> = async (c, next: Next) => {
  if (c.req.method !== 'GET' || !getCookie(c, LEFT_COOKIE) || !wantsPage(c)) return next()
  c.header('Cache-Control', 'no-store')
  return c.html(awayPage(c.get('secureHeadersNonce') ?? ''))
}

const wantsPage = (c: Context) => (c.req.header('accept') ?? '').includes('text/html')

const awayPage = (nonce: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>…</title></head><body><script nonce="${nonce}">
const [entry] = performance.getEntriesByType('navigation')
if (entry && entry.type === 'back_forward') location.replace(${JSON.stringify(NEUTRAL_PAGE)})
else {
  document.cookie = '${LEFT_COOKIE}=; path=/; max-age=0'
  location.reload()
}
</script></body></html>`
