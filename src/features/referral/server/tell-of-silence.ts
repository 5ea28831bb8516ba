import { queueMail } from '../../../platform/mail/queue-mail.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { CONTACT_LIMITS } from '../../../shared/contact-limits.ts'
import { findUser } from '../../account/server.ts'
import { lawyersById } from '../../directory/server.ts'
import { findContactRequest } from './contact-requests.repo.ts'
import { mailLanguage } from './mail-language.ts'
import { listSilent, markSilenceTold, type Referral } from './referrals.repo.ts'
import { isDue } from './remind-lawyers.ts'
import { siteAddress } from './site-address.ts'
import type { Stationery } from './write-letter.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const BATCH = 500
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

type Parts = Pick<Runtime, 'db' | 'keyring' | 'now' | 'config'>

/**
 * Tells people that lawyers did not answer even after the reminder, with the way to ask others: one mail for each
 * request, however many of its lawyers are silent at the same time.
 * @returns how many mails were written
 */
export async function tellOfSilence(runtime: Parts, stationery: Stationery): Promise<number> {
  const now = runtime.now()
  const silent = new Map<string, string[]>()
  for await (const referral of dueReferrals(runtime, now)) {
    const requestId = referral.requestId ?? ''
    silent.set(requestId, [...(silent.get(requestId) ?? []), referral.id])
  }
  let told = 0
  for (const [requestId, ids] of silent) told += await tell(runtime, stationery, requestId, ids)
  return told
}

async function* dueReferrals({ db }: Parts, now: Date): AsyncGenerator<Referral> {
  const before = new Date(now.getTime() - CONTACT_LIMITS.reminderWorkingDays * DAY_MS)
  for (let after = FIRST_ID; ; ) {
    const page = await listSilent(db, { before, after, limit: BATCH })
    const lawyers = await lawyersById(
      db,
      page.flatMap(({ lawyerId }) => lawyerId ?? []),
    )
    for (const referral of page) {
      const country = lawyers.get(referral.lawyerId ?? '')?.country ?? ''
      if (referral.remindedAt && isDue(referral.remindedAt, country, now)) yield referral
    }
    const last = page.at(-1)
    if (!last || page.length < BATCH) return
    after = last.id
  }
}

async function tell(
  { db, keyring, config, now }: Parts,
  { catalogue }: Stationery,
  requestId: string,
  ids: string[],
): Promise<number> {
  return db.transaction(async (tx) => {
    const count = await markSilenceTold(tx, ids, now())
    const request = await findContactRequest(tx, keyring, requestId)
    const user = request && (await findUser(tx, request.userId))
    if (count === 0 || !request || !user) return 0
    const language = mailLanguage(request.language, catalogue)
    const t = catalogue.translate(language)
    const number = new Intl.NumberFormat(language).format(count)
    await queueMail(
      tx,
      keyring,
      {
        to: user.email,
        subject: t('mail.contactSilent.subject', { count, number }),
        text: `${t('mail.contactSilent.lead', { count, number })}\n\n${t('mail.contactSilent.text')}`,
        kind: 'contact_silent',
        language,
        buttons: [
          {
            label: t('mail.contactSilent.button'),
            href: `${siteAddress(config)}/?case=${request.caseId}#lawyers`,
          },
        ],
      },
      now(),
    )
    return 1
  })
}
