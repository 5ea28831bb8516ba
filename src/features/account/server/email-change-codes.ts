import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Keyring } from '../../../platform/secrets/keyring.server.ts'
import { codeFrom } from '../domain/typed-code.ts'

const PURPOSE = 'email-change'

/** Which code of which change: equal codes of two people do not look equal, nor do the two of one change. */
type Place = { userId: string; mailbox: 'old' | 'new'; newEmail: string }

export const newChangeCode = () => String(randomInt(1_000_000)).padStart(6, '0')

/** How a code is kept: as a keyed hash. */
export function hashChangeCode(keyring: Keyring, code: string, place: Place): string {
  return keyring.fingerprints(textOf(code, place), PURPOSE)[0]
}

/** Whether what somebody typed is the code that was kept; also after the secret was exchanged. */
export function isChangeCode(
  keyring: Keyring,
  typed: string,
  place: Place,
  keptHash: string,
): boolean {
  const code = codeFrom(typed)
  if (!code) return false
  return keyring
    .fingerprints(textOf(code, place), PURPOSE)
    .map((hash) => sameText(hash, keptHash))
    .includes(true)
}

const textOf = (code: string, { userId, mailbox, newEmail }: Place) =>
  [code, mailbox, userId, newEmail].join(' ')

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
