import type { Runtime } from '../../../platform/runtime.server.ts'
import { lawyersById } from '../../directory/server.ts'
import type { Contact } from '../contract.ts'
import { contactState } from '../domain/contact-state.ts'
import { stoppedAddresses } from './contact-stops.ts'
import { listReferrals } from './referrals.repo.ts'

/** What a person sent to lawyers, of one case or of all, with what became of it and what the lawyers wrote back. */
export async function listContacts(
  { db, keyring }: Pick<Runtime, 'db' | 'keyring'>,
  of: { userId: string; caseId?: string | undefined },
): Promise<Contact[]> {
  const referrals = await listReferrals(db, keyring, of)
  const lawyers = await lawyersById(
    db,
    referrals.flatMap(({ lawyerId }) => lawyerId ?? []),
  )
  const emails = [...lawyers.values()].map(({ email }) => email)
  const stopped = await stoppedAddresses(db, keyring, emails)
  return referrals.map((referral) => {
    const lawyer = referral.lawyerId === null ? undefined : lawyers.get(referral.lawyerId)
    const email = lawyer?.email
    return {
      id: referral.id,
      caseId: referral.caseId,
      lawyer: lawyer ? { name: lawyer.name, slug: lawyer.slug } : null,
      state: contactState(referral, email ? stopped.has(email) : false),
      answer: referral.answer,
      message: referral.message,
      askedAt: referral.createdAt.toISOString(),
      deliveredAt: iso(referral.sentAt),
      answeredAt: iso(referral.answeredAt),
      remindedAt: iso(referral.remindedAt),
    }
  })
}

const iso = (moment: Date | null) => moment?.toISOString() ?? null
