import type { Context } from 'hono'
import { readSignedCookie, setSignedCookie } from '../../../platform/http/cookies.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'

const NAME = 'checkout'
const MAX_INTENTS = 8
const MAX_AGE_SECONDS = 31 * 24 * 60 * 60

/** The payment intents this browser set up, newest first. Proof that it may watch and finish them. */
export function checkoutIntents(
  runtime: Runtime,
  cookieHeader: string | null | undefined,
): string[] {
  const value = readSignedCookie(cookieHeader, runtime, NAME)
  return value ? value.split(',') : []
}

export function rememberCheckout(c: Context, runtime: Runtime, intentId: string): void {
  const earlier = checkoutIntents(runtime, c.req.header('cookie')).filter((id) => id !== intentId)
  setSignedCookie(
    c,
    runtime,
    NAME,
    [intentId, ...earlier].slice(0, MAX_INTENTS).join(','),
    MAX_AGE_SECONDS,
  )
}

/** A Set-Cookie value that takes the cookie from a browser. */
export function forgottenCheckout({ config }: Pick<Runtime, 'config'>): string {
  const secure = config.production ? '; Secure' : ''
  return `${NAME}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`
}
