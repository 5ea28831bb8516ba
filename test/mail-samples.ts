import { eq } from 'drizzle-orm'
import { erasePerson } from '../src/app/erase-person.ts'
import { mailErasureCode } from '../src/app/erase-person-code.ts'
import { mailChange } from '../src/features/account/server/request-email-change.ts'
import { findUserByEmail, sendSignInCode, type User } from '../src/features/account/server.ts'
import { tellAnalysisReady } from '../src/features/analysis/server/tell-analysis-ready.ts'
import { tellOfChangedLaw } from '../src/features/analysis/server/tell-of-changed-law.ts'
import { legalAnalyses } from '../src/features/analysis/tables.ts'
import { findCase } from '../src/features/intake/server.ts'
import type { Corpus } from '../src/features/law/contract.ts'
import { issueReceipts } from '../src/features/payments/server/issue-receipts.ts'
import { tellOfFailedRenewal } from '../src/features/payments/server/tell-of-failed-renewal.ts'
import { withdrawFromPayment } from '../src/features/payments/server/withdraw-from-payment.ts'
import { payments } from '../src/features/payments/tables.ts'
import { answerRequest } from '../src/features/referral/server/answer-request.ts'
import { askIfHelped } from '../src/features/referral/server/ask-if-helped.ts'
import { remindLawyers } from '../src/features/referral/server/remind-lawyers.ts'
import { tellOfSilence } from '../src/features/referral/server/tell-of-silence.ts'
import type { QueuedMail } from '../src/platform/mail/list-mails.server.ts'
import { mailOutbox } from '../src/platform/mail/mail.tables.ts'
import type { Runtime } from '../src/platform/runtime.server.ts'
import type { LanguageCode } from '../src/shared/languages.ts'
import type { ContactBench, Person } from './contact-bench.ts'

/** A Monday. */
const ASKED = '2026-11-16T09:00:00Z'
const WEDNESDAY = '2026-11-18T09:00:00Z'
const FRIDAY = '2026-11-20T09:00:00Z'
const TWO_WEEKS_LATER = '2026-11-30T10:00:00Z'

/** What the person writes, in the language of the mails. */
export type SampleWords = { name: string; facts: string; summary: string; times: string }

export type SampleMail = QueuedMail & { name: string }

type Samples = {
  bench: ContactBench
  words: SampleWords
  language: LanguageCode
  all: SampleMail[]
}

/**
 * Every mail there is in one language, each written by the code that writes it for real. The person is erased at the
 * end, so that the next language meets nobody.
 */
export async function writeSampleMails(
  bench: ContactBench,
  language: LanguageCode,
  words: SampleWords,
): Promise<SampleMail[]> {
  const { runtime, stationery } = bench
  const samples: Samples = { bench, words, language, all: [] }
  bench.setNow(ASKED)
  const eva = await bench.becomePerson('eva@example.org', { language, facts: words.facts })
  const user = await findUserByEmail(runtime.db, eva.email)
  if (!user) throw new Error('no user')
  await runtime.db.update(payments).set({ language }).where(eq(payments.userId, user.id))
  await runtime.db.update(legalAnalyses).set({ language })
  await runtime.db.delete(mailOutbox)
  await writeCodes(samples, user)
  await writeOfResults(samples, eva)
  await writeToLawyers(samples, eva)
  await writeOfMoney(samples, eva, user)
  // Nothing waits in a queue here that would have to be taken back.
  const jobs = { ...runtime.jobs, forget: async () => {} }
  await erasePerson(
    { runtime: { ...runtime, jobs }, hooks: NO_HOOKS, catalogue: stationery.catalogue },
    { userId: user.id, language },
  )
  await take(samples, 'erased')
  return samples.all
}

/** Takes what was written since the last time out of the outbox, under the names of the samples. */
async function take({ bench, all }: Samples, ...names: string[]): Promise<void> {
  const mails = (await bench.mails()).reverse()
  if (mails.length !== names.length)
    throw new Error(`${mails.length} mails for ${names.join()}: ${mails.map(({ kind }) => kind)}`)
  for (const [at, mail] of mails.entries()) all.push({ ...mail, name: names[at] ?? '' })
  await bench.runtime.db.delete(mailOutbox)
}

async function writeCodes(samples: Samples, user: User): Promise<void> {
  const { runtime, stationery } = samples.bench
  const { language } = samples
  const { catalogue } = stationery
  const translate = catalogue.translate(language)
  await sendSignInCode(runtime, user.email, { translate, language })
  await take(samples, 'sign-in-code')
  await sendSignInCode(runtime, user.email, { translate, language, about: 'accessCode' })
  await take(samples, 'access-code')
  const texts = {
    toOld: 'email-change-old-address',
    toNew: 'email-change-new-address',
    taken: 'email-change-taken',
    doneOld: 'email-changed-old-address',
    doneNew: 'email-changed-new-address',
  } as const
  for (const [text, name] of Object.entries(texts)) {
    const mail = { to: user.email, code: '482913', reader: user, pageLanguage: language }
    const change = { ...mail, text: text as keyof typeof texts }
    await mailChange(runtime, catalogue, runtime.db, change)
    await take(samples, name)
  }
  await mailErasureCode(runtime, catalogue, user, language)
  await take(samples, 'erasure-code')
}

async function writeOfResults(samples: Samples, { caseId }: Person): Promise<void> {
  const { bench } = samples
  const { runtime, stationery } = bench
  const legalCase = await findCase(runtime.db, runtime.keyring, caseId)
  if (!legalCase) throw new Error('no case')
  await tellAnalysisReady(runtime, stationery.catalogue, runtime.db, legalCase)
  await take(samples, 'analysis-ready')
  // As if every law of the result had been taken back.
  const emptied = { byId: new Map() } as unknown as Corpus
  await tellOfChangedLaw(runtime, emptied, stationery.catalogue)
  await take(samples, 'law-changed')
  bench.setNow(TWO_WEEKS_LATER)
  await askIfHelped(runtime, stationery.catalogue)
  await take(samples, 'help-question')
  bench.setNow(ASKED)
}

async function writeToLawyers(samples: Samples, eva: Person): Promise<void> {
  const { bench, language, words } = samples
  const { runtime, stationery } = bench
  const [ana, ben] = [`ana-${language}`, `ben-${language}`]
  const speaking = { languages: [language] }
  await bench.addLawyers({ slug: ana, ...speaking }, { slug: ben, ...speaking })
  const ask = async (lawyers: string[], changes: object) => {
    const { name, summary } = words
    const body = { caseId: eva.caseId, lawyers, name, summary, consent: true, language, ...changes }
    const answer = await bench.call('POST', '/api/contact-requests', { cookie: eva.cookie, body })
    if (answer.status !== 200) throw new Error(answer.text)
  }
  await ask([ana], { channel: 'email', sendFacts: true })
  const [{ buttons } = {}] = await bench.mails('contact_request')
  await take(samples, 'contact-request-by-mail')
  await ask([ben], { channel: 'phone', phone: '+1 213 555 0100', times: words.times })
  await take(samples, 'contact-request-by-phone')
  const token = new URL(buttons?.[0]?.href ?? '').pathname.split('/').at(-1) ?? ''
  const answer = { token, answer: 'can_help', message: '', stop: false, clientAddress: '10.9.0.1' }
  await answerRequest(runtime, stationery, answer)
  await take(samples, 'contact-answered')
  bench.setNow(WEDNESDAY)
  await remindLawyers(runtime, stationery)
  await take(samples, 'contact-reminder')
  bench.setNow(FRIDAY)
  await tellOfSilence(runtime, stationery)
  await take(samples, 'contact-silent')
  bench.setNow(ASKED)
}

const NO_HOOKS = {} as Parameters<typeof erasePerson>[0]['hooks']

async function writeOfMoney(samples: Samples, eva: Person, user: User): Promise<void> {
  const { bench, language } = samples
  const { catalogue } = bench.stationery
  const { runtime } = bench
  const [payment] = await runtime.db.select().from(payments).where(eq(payments.userId, user.id))
  if (!payment) throw new Error('no payment')
  const intent = payment.stripePaymentIntentId
  const access = { startsAt: new Date(ASKED), endsAt: new Date('2026-12-16T09:00:00Z') }
  await issueReceipts(runtime, catalogue, runtime.db, intent, access)
  await take(samples, 'receipt')
  // The provider is not there, so the statement stands and the money goes back later.
  const statement = { paymentId: payment.id, cookies: eva.cookie, clientAddress: '10.9.0.2' }
  await withdrawFromPayment({ runtime, hooks: NO_HOOKS, catalogue }, statement)
  await take(samples, 'withdrawal-confirmation')
  const refunded = { amountRefunded: payment.amount }
  await runtime.db.update(payments).set(refunded).where(eq(payments.id, payment.id))
  await issueReceipts(runtime, catalogue, runtime.db, intent, access)
  await take(samples, 'credit-note')
  const failure = {
    email: eva.email,
    language,
    plan: 'standard',
    paidUntil: access.endsAt,
  } as const
  await tellOfFailedRenewal(runtime as Runtime, catalogue, runtime.db, failure)
  await take(samples, 'renewal-failed')
}
