import { createHash, timingSafeEqual } from 'node:crypto'
import { unauthorized } from './api-error.ts'

export type Caller = 'secret' | 'publishable'

/** Bearer or basic (the key is the user name). A browser may put the publishable key into `key`. */
export function authenticate(
  request: { authorization: string | undefined; keyParam: string | undefined },
  keys: { secretKey: string; publishableKey: string },
): Caller {
  const fromHeader = keyOf(request.authorization)
  const key = fromHeader ?? request.keyParam
  if (key === undefined || key === '') {
    throw unauthorized(
      "You did not provide an API key. Send it in the Authorization header, as 'Bearer YOUR_KEY'.",
    )
  }
  if (sameText(key, keys.secretKey)) {
    if (fromHeader !== undefined) return 'secret'
    throw unauthorized('A secret API key belongs in the Authorization header only.')
  }
  if (sameText(key, keys.publishableKey)) return 'publishable'
  throw unauthorized(`Invalid API Key provided: ${masked(key)}`)
}

export function secretKeyRequired(): Error {
  return unauthorized(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  )
}

function keyOf(header: string | undefined): string | undefined {
  const [scheme = '', value = ''] = (header ?? '').trim().split(/\s+/, 2)
  if (/^bearer$/i.test(scheme)) return value
  if (!/^basic$/i.test(scheme)) return undefined
  return Buffer.from(value, 'base64').toString('utf8').split(':', 1)[0]
}

/** Digests first: the comparison then takes as long for any two texts. */
export function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(a), digest(b))
}

function masked(key: string): string {
  if (key.length <= 12) return '*'.repeat(key.length)
  return `${key.slice(0, 8)}${'*'.repeat(key.length - 12)}${key.slice(-4)}`
}
