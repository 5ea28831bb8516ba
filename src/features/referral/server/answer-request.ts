import type { Database } from '../../../platform/database/database.server.ts'
import { queueMail } from '../../../platform/mail/queue-mail.server.ts'
import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import { countCall } from '../../../platform/rate-limit/rate-limit.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { LAWYER_ANSWERS, type LawyerAnswer } from '../../../shared/contact-choices.ts'
import { CONTACT_LIMITS } from '../../../shared/contact-limits.ts'
import { findUser } from '../../account/server.ts'
import { writeAnswerTimes } from '../../directory/server.ts'
import type { AnswerGiven } from '../domain/contact-pages.ts'
import { tidyText } from '../domain/written-request.ts'
import { answerableUntil, referralOfToken } from './answer-link.ts'
import { findContactRequest } from './contact-requests.repo.ts'
import { stopRequestsTo } from './contact-stops.ts'
import { mailLanguage } from './mail-language.ts'
import { addressOf } from './read-answer-page.ts'
import {
  lockContacts,
  lockReferral,
  measureAnswers,
  type Referral,
  readMessage,
  writeAnswer,
} from './referrals.repo.ts'
import { siteAddress } from './site-address.ts'
import type { Stationery } from './write-letter.ts'

/** A lawyer who changes their mind must not fill a person's mailbox. */
const CHANGES = { name: 'contact-answer-changes', calls: 5, windowSeconds: 24 * 60 * 60 }

export type GivenAnswer = {
  token: string
  /** One of the three, or nothing where the lawyer only wants no more requests. */
  answer: string
  message: string
  stop: boolean
  clientAddress: string
}

/**
 * Takes a lawyer's answer, which may be changed for two weeks; the time it took is that of the first.
 * @returns `unknown` for every link that does not answer; everything but `stored` changed nothing
 */
export async function answerRequest(
  runtime: Runtime,
  stationery: Stationery,
  given: GivenAnswer,
): Promise<AnswerGiven['outcome']> {
  const { db, keyring } = runtime
  const now = runtime.now()
  const verdict = await countAction(db, 'signed-link', given.clientAddress, now)
  if (!verdict.allowed) return 'too_often'
  const id = referralOfToken(keyring, given.token)
  if (id === undefined) return 'unknown'
  const message = tidyText(given.message)
  const answer = LAWYER_ANSWERS.find((one) => one === given.answer)
  return db.transaction(async (tx) => {
    const referral = await lockReferral(tx, id)
    if (!referral || now >= answerableUntil(referral)) return 'unknown'
    if (message.length > CONTACT_LIMITS.messageMax) return 'too_long'
    if (given.stop) await stopFor(runtime, tx, referral)
    if (!answer) return given.stop ? 'stored' : 'no_answer'
    return takeAnswer(runtime, stationery, tx, referral, { answer, message })
  })
}

async function stopFor(
  { keyring, now }: Pick<Runtime, 'keyring' | 'now'>,
  tx: Database,
  referral: Referral,
): Promise<void> {
  const address = await addressOf(tx, referral)
  if (address) await stopRequestsTo(tx, keyring, address, now())
}

async function takeAnswer(
  runtime: Runtime,
  stationery: Stationery,
  tx: Database,
  referral: Referral,
  given: { answer: LawyerAnswer; message: string },
): Promise<'stored' | 'too_often'> {
  if (isSame(runtime, referral, given)) return 'stored'
  if (!(await countCall(tx, CHANGES, referral.id, runtime.now())).allowed) return 'too_often'
  await store(runtime, tx, referral, given)
  await tellPerson(runtime, stationery, tx, referral)
  return 'stored'
}

/** The same button pressed twice is one answer. */
function isSame(
  { keyring }: Pick<Runtime, 'keyring'>,
  referral: Referral,
  { answer, message }: { answer: LawyerAnswer; message: string },
): boolean {
  return referral.answer === answer && readMessage(keyring, referral) === message
}

async function store(
  { keyring, now }: Pick<Runtime, 'keyring' | 'now'>,
  tx: Database,
  { id, lawyerId, answeredAt }: Referral,
  given: { answer: LawyerAnswer; message: string },
): Promise<void> {
  await writeAnswer(tx, keyring, { id, ...given, answeredAt: answeredAt ?? now() })
  if (lawyerId === null || answeredAt) return
  // Two answers of one lawyer at once would each count without the other.
  await lockContacts(tx, `lawyer:${lawyerId}`)
  await writeAnswerTimes(tx, lawyerId, await measureAnswers(tx, lawyerId))
}

/** That somebody answered, and where to read it: neither who nor what stands in the mail. */
async function tellPerson(
  { config, keyring, now }: Runtime,
  { catalogue }: Stationery,
  tx: Database,
  { userId, caseId, requestId }: Referral,
): Promise<void> {
  const user = userId === null ? undefined : await findUser(tx, userId)
  const request = await findContactRequest(tx, keyring, requestId ?? '')
  if (!user || !request) return
  const language = mailLanguage(request.language, catalogue)
  const t = catalogue.translate(language)
  await queueMail(
    tx,
    keyring,
    {
      to: user.email,
      subject: t('mail.contactAnswered.subject'),
      text: t('mail.contactAnswered.text'),
      kind: 'contact_answered',
      language,
      buttons: [
        {
          label: t('mail.contactAnswered.button'),
          href: `${siteAddress(config)}/ask-lawyers?case=${caseId}`,
        },
      ],
    },
    now(),
  )
}
