import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { Runtime } from '../runtime.server.ts'

/** A cookie whose value is signed for its own name, out of reach of scripts. */
export function setSignedCookie(
  c: Context,
  runtime: Runtime,
  name: string,
  value: string,
  maxAgeSeconds: number,
) {
  setCookie(c, name, runtime.keyring.sign(value, `cookie:${name}`), {
    httpOnly: true,
    secure: runtime.config.production,
    sameSite: 'Lax',
    path: '/',
    maxAge: maxAgeSeconds,
  })
}

/** The value of a signed cookie in a Cookie header, or undefined when it is absent or forged. */
export function readSignedCookie(
  cookieHeader: string | null | undefined,
  runtime: Runtime,
  name: string,
): string | undefined {
  const pair = (cookieHeader ?? '')
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`))
  return pair
    ? runtime.keyring.unsign(
        decodeURIComponentSafely(pair.slice(name.length + 1)),
        `cookie:${name}`,
      )
    : undefined
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
