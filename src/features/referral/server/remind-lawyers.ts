import type { Runtime } from '../../../platform/runtime.server.ts'
import { CONTACT_LIMITS } from '../../../shared/contact-limits.ts'
import { findUser } from '../../account/server.ts'
import { type LawyerToWriteTo, lawyersById } from '../../directory/server.ts'
import { waitingSince } from '../domain/contact-state.ts'
import { addWorkingDays } from '../domain/working-days.ts'
import { findContactRequest } from './contact-requests.repo.ts'
import { stoppedAddresses } from './contact-stops.ts'
import { mailLanguage } from './mail-language.ts'
import { mailRequest } from './mail-request.ts'
import { listUnreminded, lockReferral, markReminded, type Referral } from './referrals.repo.ts'
import type { Stationery } from './write-letter.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const BATCH = 200
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

type Parts = Pick<Runtime, 'db' | 'keyring' | 'now' | 'config'>

/**
 * Reminds each lawyer once who has not answered after two working days. Mark and mail are one transaction, so that a
 * killed run neither forgets nor repeats anybody.
 * @returns how many were reminded
 */
export async function remindLawyers(runtime: Parts, stationery: Stationery): Promise<number> {
  const { db } = runtime
  const now = runtime.now()
  // Nobody is due sooner than after two whole days.
  const before = new Date(now.getTime() - CONTACT_LIMITS.reminderWorkingDays * DAY_MS)
  let reminded = 0
  for (let after = FIRST_ID; ; ) {
    const page = await listUnreminded(db, { before, after, limit: BATCH })
    const lawyers = await lawyersById(
      db,
      page.flatMap(({ lawyerId }) => lawyerId ?? []),
    )
    for (const referral of page) {
      const lawyer = referral.lawyerId === null ? undefined : lawyers.get(referral.lawyerId)
      if (lawyer && isDue(waitingSince(referral), lawyer.country, now))
        reminded += await remind(runtime, stationery, referral, lawyer)
    }
    const last = page.at(-1)
    if (!last || page.length < BATCH) return reminded
    after = last.id
  }
}

export function isDue(since: Date, country: string, now: Date): boolean {
  return addWorkingDays(since, CONTACT_LIMITS.reminderWorkingDays, country) <= now
}

async function remind(
  runtime: Parts,
  stationery: Stationery,
  { id }: Referral,
  lawyer: LawyerToWriteTo,
): Promise<number> {
  const { db, keyring } = runtime
  return db.transaction(async (tx) => {
    const referral = await lockReferral(tx, id)
    // An answer, or another run, may have come between.
    if (!referral || referral.answeredAt || referral.bouncedAt || referral.remindedAt) return 0
    await markReminded(tx, id, runtime.now())
    const request = await findContactRequest(tx, keyring, referral.requestId ?? '')
    const user = request && (await findUser(tx, request.userId))
    const { email } = lawyer
    if (!request || !user || email === null) return 0
    if ((await stoppedAddresses(tx, keyring, [email])).has(email)) return 0
    const order = {
      content: request.content,
      channel: request.channel,
      language: mailLanguage(request.language, stationery.catalogue),
      email: user.email,
    }
    const recipient = { referralId: id, lawyer, address: email }
    await mailRequest(runtime, stationery, tx, recipient, order, { askedAt: referral.createdAt })
    return 1
  })
}
