import { randomInt, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { lawyerReports, lawyers } from '../src/features/directory/tables.ts'
import { caseReads } from '../src/features/intake/tables.ts'
import { recordOperatorAction } from '../src/features/operator/server.ts'
import { helpQuestions, lawyerReferrals } from '../src/features/referral/tables.ts'
import type { AppInProcess } from './app-in-process.ts'
import { type HttpBrowser, openBrowser } from './http-browser.ts'
import { CARDS, caseForm, openIntent, paidBrowser, payWith, query } from './purchase-steps.ts'

/** Every mark of a person as one list. */
export function marksOf({ email, newEmail, name, phone, words }: Marks): string[] {
  return [email, newEmail, name, phone, ...words]
}

/** Words of one person that nobody else in the database uses. */
export type Marks = {
  email: string
  newEmail: string
  name: string
  phone: string
  words: string[]
}

export type WholePerson = {
  browser: HttpBrowser
  marks: Marks
  userId: string
  caseId: string
  intentId: string
  /** Of the monthly plan. */
  customerId: string
}

let people = 0

/** Somebody who used everything there is: purchases, cases, lawyers, reports, sessions, mails, and what waits. */
export async function personWithEverything(app: AppInProcess): Promise<WholePerson> {
  people += 1
  const sign = `mark${people}${randomUUID().slice(0, 6)}`
  const marks = {
    email: `${sign}@example.org`,
    newEmail: `${sign}-new@example.net`,
    name: `Name${sign}`,
    phone: `+1213555${String(randomInt(10_000)).padStart(4, '0')}`,
    words: ['Facts', 'Title', 'Summary', 'Times', 'Message', 'Report', 'Draft', 'Paper'].map(
      (word) => `${word}${sign}`,
    ),
  }
  const word = (name: string) => marks.words.find((one) => one.startsWith(name)) ?? ''
  const form = caseForm({
    email: marks.email,
    facts: `My landlord keeps my deposit because of the ${word('Facts')}.`,
    documents: [`A letter about the ${word('Paper')}`],
  })
  const { browser, intent } = await paidBrowser(app.url, form)
  const made = await expectOk(
    browser.post('/api/legal-cases', { ...form, paymentIntentId: intent.paymentIntentId }),
  )
  const caseId = (made as { case: { id: string } }).case.id
  await app.signIn(browser, marks.email)
  const [user] = await query<{ id: string }>(
    app.databaseUrl,
    'select id from users where email = $1',
    [marks.email],
  )
  const userId = user?.id ?? ''

  await change(app, browser, `/api/users/${userId}`, { name: marks.name })
  await change(app, browser, `/api/cases/${caseId}`, { title: word('Title') })
  await expectOk(browser.post(`/api/users/${userId}/email-change`, { email: marks.newEmail }))
  await expectOk(browser.post('/api/free-analysis', {}))
  await askLawyers(app, browser, { caseId, ...marks, word })
  await beginAnotherPayment(app, marks.email, word('Draft'))
  const customerId = await subscribe(app, browser, userId)
  // Somebody types the address elsewhere: the queue remembers the question, and a mail answers it.
  await openBrowser(app.url).post('/api/check-access', { email: marks.email })
  await vi.waitFor(() => expectMails(app, marks.email, 'sign_in_code', 2), { timeout: 15_000 })
  await noteWhatOthersDo(app, {
    userId,
    caseId,
    marks,
    message: word('Message'),
    report: word('Report'),
  })
  return { browser, marks, userId, caseId, intentId: intent.paymentIntentId, customerId }
}

type Asking = { caseId: string; name: string; phone: string; word(name: string): string }

async function expectMails(app: AppInProcess, email: string, kind: string, count: number) {
  const found = (await app.mails()).filter((mail) => mail.to === email && mail.kind === kind)
  if (found.length !== count) throw new Error(`${found.length} mails instead of ${count}`)
}

async function askLawyers(
  app: AppInProcess,
  browser: HttpBrowser,
  { caseId, name, phone, word }: Asking,
): Promise<void> {
  const slugs = ['ana', 'ben'].map((begin) => `${begin}-${caseId.slice(0, 8)}`)
  for (const slug of slugs) await app.addLawyer(slug)
  const request = { caseId, name, summary: word('Summary'), sendFacts: true, consent: true }
  await expectOk(
    browser.post('/api/contact-requests', {
      ...request,
      lawyers: slugs.slice(0, 1),
      channel: 'email',
    }),
  )
  await expectOk(
    browser.post('/api/contact-requests', {
      ...request,
      lawyers: slugs.slice(1),
      channel: 'phone',
      phone,
      times: word('Times'),
    }),
  )
}

/** A form that travels with a payment nobody makes. */
async function beginAnotherPayment(app: AppInProcess, email: string, draft: string): Promise<void> {
  await openIntent(
    openBrowser(app.url),
    caseForm({ email, facts: `Also about the ${draft} here.` }),
  )
}

async function subscribe(app: AppInProcess, browser: HttpBrowser, userId: string): Promise<string> {
  const setup = (await expectOk(browser.post('/api/subscription', { planType: 'standard' }))) as {
    clientSecret: string
    paymentIntentId: string
  }
  await payWith(browser, setup, CARDS.good)
  await expectOk(browser.post('/api/payment-success', { paymentIntentId: setup.paymentIntentId }))
  const [user] = await query<{ customer: string }>(
    app.databaseUrl,
    'select stripe_customer_id as customer from users where id = $1',
    [userId],
  )
  return user?.customer ?? ''
}

type Others = { userId: string; caseId: string; marks: Marks; message: string; report: string }

/** What lawyers, operators and jobs write about a person. */
async function noteWhatOthersDo(
  { runtime }: AppInProcess,
  { userId, caseId, marks, message, report }: Others,
): Promise<void> {
  const { db, keyring } = runtime
  const now = runtime.now()
  const ofCase = eq(lawyerReferrals.caseId, caseId)
  const [referral] = await db.select().from(lawyerReferrals).where(ofCase).limit(1)
  if (referral) {
    const answerMessageEncrypted = keyring.encrypt(
      message,
      `lawyer_referrals.answer_message:${referral.id}`,
    )
    await db
      .update(lawyerReferrals)
      .set({ answerMessageEncrypted, answer: 'need_more' })
      .where(eq(lawyerReferrals.id, referral.id))
  }
  await db.insert(helpQuestions).values({ caseId, askAt: now }).onConflictDoNothing()
  const [lawyer] = await db.select({ id: lawyers.id }).from(lawyers).limit(1)
  const id = randomUUID()
  await db.insert(lawyerReports).values({
    id,
    lawyerId: lawyer?.id ?? '',
    kind: 'correct',
    messageEncrypted: keyring.encrypt(report, `lawyer_reports.message:${id}`),
    emailEncrypted: keyring.encrypt(marks.email, `lawyer_reports.email:${id}`),
    language: 'en',
    createdAt: now,
  })
  const note = { operator: 'Olga', reason: `${marks.name} asked on the phone`, doneAt: now }
  await recordOperatorAction(db, { ...note, command: 'users show', subject: `user:${userId}` })
  await db.insert(caseReads).values({
    caseId,
    reader: 'operator',
    operator: 'Olga',
    reason: note.reason,
    readAt: now,
  })
}

async function change(
  app: AppInProcess,
  browser: HttpBrowser,
  path: string,
  body: unknown,
): Promise<void> {
  const answer = await fetch(`${app.url}${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie: browser.cookie() },
    body: JSON.stringify(body),
  })
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
}

async function expectOk(call: ReturnType<HttpBrowser['post']>): Promise<unknown> {
  const answer = await call
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`)
  return answer.json
}
