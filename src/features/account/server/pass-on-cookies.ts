import type { ApiContext } from '../../../platform/http/api.server.ts'

/** Adds Set-Cookie values to the answer. */
export function passOnCookies(c: ApiContext, cookies: string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
}
