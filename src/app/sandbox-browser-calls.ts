import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { BUSY_RETRY_SECONDS } from '../platform/http/busy-answer.server.ts'

/** What the browser may ask of the sandbox, as the real provider's script would ask the real one. */
const BROWSER_CALLS =
  /^\/sandbox(\/v1\/(?:sandbox\/)?payment_intents\/pi_[A-Za-z0-9]+(?:\/(?:confirm|authenticate|settle|give_up))?)$/
const MAX_BODY_BYTES = 16 * 1024

/** Hands the demo card form's calls to the payment sandbox on loopback, which a visitor's browser may not reach. */
export function sandboxRoutes(origin: string, publishableKey: string): Hono {
  const routes = new Hono()
  const limitBody = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => c.json({ message: 'The body is too large', code: 'too_large' }, 413),
  })
  routes.all('/sandbox/*', limitBody, async (c) => {
    const path = BROWSER_CALLS.exec(c.req.path)?.[1]
    if (!path || !['GET', 'POST'].includes(c.req.method))
      return c.json({ message: 'There is nothing at this address', code: 'not_found' }, 404)
    // The secret key opens every payment without its client secret; through here it never comes.
    if (c.req.header('authorization') !== `Bearer ${publishableKey}`)
      return c.json({ message: 'Send the publishable key', code: 'wrong_key' }, 401)
    const answer = await fetch(`${origin}${path}${new URL(c.req.url).search}`, {
      method: c.req.method,
      headers: {
        authorization: `Bearer ${publishableKey}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      ...(c.req.method === 'POST' ? { body: await c.req.text() } : {}),
    }).catch(() => undefined)
    if (!answer) {
      c.header('Retry-After', String(BUSY_RETRY_SECONDS))
      return c.json(
        { message: 'The payment sandbox does not answer', code: 'payment_unavailable' },
        503,
      )
    }
    return c.body(await answer.text(), answer.status as 200, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
    })
  })
  return routes
}
