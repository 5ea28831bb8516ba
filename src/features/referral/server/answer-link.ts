import type { Runtime } from '../../../platform/runtime.server.ts'
import { CONTACT_LIMITS } from '../../../shared/contact-limits.ts'
import type { Referral } from './referrals.repo.ts'

const PURPOSE = 'contact-answer'
const DAY_MS = 24 * 60 * 60 * 1_000
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** What stands in a lawyer's links: signed for this purpose alone, and good for one request. */
export function answerToken(keyring: Runtime['keyring'], referralId: string): string {
  return keyring.sign(referralId, PURPOSE)
}

export function referralOfToken(keyring: Runtime['keyring'], token: string): string | undefined {
  const id = keyring.unsign(token, PURPOSE)
  return id !== undefined && UUID.test(id) ? id : undefined
}

/** Until when a link still answers: ninety days from the request, and two weeks from the first answer. */
export function answerableUntil({ createdAt, answeredAt }: Referral): Date {
  const { answerLinkDays, answerChangeDays } = CONTACT_LIMITS
  const linkEnds = createdAt.getTime() + answerLinkDays * DAY_MS
  const changeEnds = answeredAt ? answeredAt.getTime() + answerChangeDays * DAY_MS : linkEnds
  return new Date(Math.min(linkEnds, changeEnds))
}
