import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { activeGrantFor } from '../src/features/access/server.ts'
import { sendSignInCode, signInWithCode } from '../src/features/account/server.ts'
import type { Payment } from '../src/features/payments/server/payments.repo.ts'
import { listReceipts } from '../src/features/payments/server/receipts.repo.ts'
import { registerWithdrawalRoutes } from '../src/features/payments/server/withdrawals.http.ts'
import { startWithdrawalJobs } from '../src/features/payments/server/withdrawals.jobs.ts'
import { describeReceipt, findPurchase, listPurchases } from '../src/features/payments/server.ts'
import { type Api, createApi } from '../src/platform/http/api.server.ts'
import type { Jobs } from '../src/platform/jobs/jobs.server.ts'
import type { Runtime } from '../src/platform/runtime.server.ts'
import { type PaymentsUnderTest, startPaymentsUnderTest } from './payments-under-test.ts'

const BOUGHT = '2026-03-02T12:00:00Z'
const NOT_FOUND = {
  status: 404,
  body: { code: 'payment_not_found', message: 'There is no such payment' },
}

let payments: PaymentsUnderTest
let api: Api
let calls = 0

beforeAll(async () => {
  payments = await startPaymentsUnderTest(undefined)
  api = createApi()
  api.use('*', async (c, next) => {
    calls += 1
    c.set('runtime', payments.runtime)
    c.set('clientAddress', `10.${calls % 250}.0.1`)
    await next()
  })
  registerWithdrawalRoutes(api, payments.runtime, payments.hooks, payments.catalogue)
})
afterAll(() => payments.close())
beforeEach(() => {
  payments.setNow(BOUGHT)
  payments.providerIsDown(false)
})

test('on the fourteenth day a purchase is withdrawn from: money, access and papers follow', async () => {
  const email = 'ana@example.org'
  const payment = await payments.buy({ email })
  const cookie = cookieOf(payment)
  expect(await activeGrantFor(payments.runtime, cookie, email)).toBeDefined()
  payments.setNow('2026-03-16T23:59:59Z')
  const stated = '2026-03-16T23:59:59.000Z'
  expect(await withdraw(payment, cookie)).toEqual({
    status: 200,
    body: { paymentId: payment.id, statedAt: stated, refundedAt: stated },
  })
  expect(await payments.paymentOf(payment.stripePaymentIntentId)).toMatchObject({
    amountRefunded: 999,
  })
  expect(await activeGrantFor(payments.runtime, cookie, email)).toBeUndefined()
  const papers = await listReceipts(payments.runtime.db, [payment.id])
  expect(papers.map(({ kind }) => kind)).toEqual(['receipt', 'refund'])
  const [mail] = await payments.mailsTo(email, 'withdrawal_confirmation')
  for (const part of ['March 16, 2026', '11:59:59', '9.99 USD', papers[0]?.number ?? '-', email])
    expect(mail?.text).toContain(part)
})

test('the day after the last one it is too late, and nothing has changed', async () => {
  const payment = await payments.buy({ email: 'late@example.org' })
  payments.setNow('2026-03-17T12:00:00Z')
  expect(await withdraw(payment, cookieOf(payment))).toMatchObject({
    status: 409,
    body: { code: 'withdrawal_too_late' },
  })
  expect(await rowsOf(payment)).toBe(0)
  expect(await payments.mailsTo(payment.email, 'withdrawal_confirmation')).toEqual([])
  const purchase = await findPurchase(payments.runtime, cookieOf(payment), payment.id)
  expect(purchase?.standing).toEqual({ kind: 'too_late', lastDay: '2026-03-16' })
})

test('many clicks are one statement, one mail and one refund, and later ones see the first', async () => {
  const payment = await payments.buy({ email: 'clicks@example.org' })
  const cookie = cookieOf(payment)
  const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(payment, cookie)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  payments.setNow('2026-05-01T00:00:00Z')
  expect((await withdraw(payment, cookie)).body).toMatchObject({ statedAt: iso(BOUGHT) })
  expect(await rowsOf(payment)).toBe(1)
  expect(await payments.mailsTo(payment.email, 'withdrawal_confirmation')).toHaveLength(1)
  expect(await payments.mailsTo(payment.email, 'credit_note')).toHaveLength(1)
})

test('with the provider down the statement counts at once, and the job refunds later', async () => {
  const email = 'down@example.org'
  const payment = await payments.buy({ email })
  const cookie = cookieOf(payment)
  payments.providerIsDown(true)
  expect(await withdraw(payment, cookie)).toEqual({
    status: 200,
    body: { paymentId: payment.id, statedAt: iso(BOUGHT), refundedAt: null },
  })
  expect(await payments.mailsTo(email, 'withdrawal_confirmation')).toHaveLength(1)
  const sweep = await refundJob()
  await sweep()
  expect((await withdraw(payment, cookie)).body).toMatchObject({ refundedAt: null })

  payments.providerIsDown(false)
  payments.setNow('2026-03-20T08:00:00Z')
  await sweep()
  await sweep()
  expect((await withdraw(payment, cookie)).body).toMatchObject({
    statedAt: iso(BOUGHT),
    refundedAt: '2026-03-20T08:00:00.000Z',
  })
  expect(await activeGrantFor(payments.runtime, cookie, email)).toBeUndefined()
  expect(await payments.mailsTo(email, 'credit_note')).toHaveLength(1)
}, 60_000)

test("somebody else's purchase answers as one that does not exist, and stays", async () => {
  const payment = await payments.buy({ email: 'mine@example.org' })
  const other = await payments.buy({ email: 'other@example.org' })
  const cookie = cookieOf(other)
  for (const caller of ['', cookie, 'checkout=forged', await sessionOf('other@example.org')]) {
    expect(await withdraw(payment, caller)).toEqual(NOT_FOUND)
    expect(await receiptOf(payment, caller)).toBeUndefined()
  }
  for (const id of [
    '0d0b6c8e-0000-4000-8000-000000000000',
    "' or 1=1",
    payment.stripePaymentIntentId,
  ])
    expect(await post({ paymentId: id }, cookie)).toEqual(NOT_FOUND)
  expect(await rowsOf(payment)).toBe(0)
})

test('the signed-in owner may withdraw and read the receipt on any device', async () => {
  const payment = await payments.buy({ email: 'owner@example.org' })
  const session = await sessionOf('owner@example.org')
  expect((await listPurchases(payments.runtime, session)).purchases).toMatchObject([
    { paymentId: payment.id, left: 999, standing: { kind: 'open', lastDay: '2026-03-16' } },
  ])
  expect(await receiptOf(payment, session)).toMatchObject({
    page: { kind: 'receipt', amount: 999, seller: { isDemo: true } },
  })
  expect((await withdraw(payment, session)).status).toBe(200)
})

test('a payment that was never made is no purchase', async () => {
  const intentId = await payments.paidIntent({ email: 'unpaid@example.org' })
  const payment = await payments.paymentOf(intentId)
  expect(await withdraw(payment, cookieOf(payment))).toEqual(NOT_FOUND)
  expect((await listPurchases(payments.runtime, cookieOf(payment))).purchases).toEqual([])
})

test('what was refunded in full is not withdrawn from, what was refunded in part gives the rest', async () => {
  const whole = await payments.buy({ email: 'whole@example.org' })
  await payments.refund(whole.stripePaymentIntentId)
  expect(await withdraw(whole, cookieOf(whole))).toMatchObject({
    status: 409,
    body: { code: 'already_refunded' },
  })
  const part = await payments.buy({ email: 'part@example.org' })
  await payments.refund(part.stripePaymentIntentId, 400)
  expect((await withdraw(part, cookieOf(part))).status).toBe(200)
  const papers = await listReceipts(payments.runtime.db, [part.id])
  expect(papers.map(({ amount }) => amount)).toEqual([999, 400, 599])
  const [mail] = await payments.mailsTo('part@example.org', 'withdrawal_confirmation')
  expect(mail?.text).toContain('5.99 USD')
})

test('a disputed payment: the statement is kept, and the money waits for the end of the dispute', async () => {
  const payment = await payments.buy({
    email: 'disputed@example.org',
    card: 'pm_card_createDispute',
  })
  const cookie = cookieOf(payment)
  expect(await withdraw(payment, cookie)).toMatchObject({ status: 200, body: { refundedAt: null } })
  await (await refundJob())()
  expect(await rowsOf(payment)).toBe(1)
  expect(await activeGrantFor(payments.runtime, cookie, payment.email)).toBeUndefined()
})

test('a further month of a plan is not withdrawn from, the first one is', async () => {
  const first = await payments.buy({ email: 'plan@example.org' })
  const second = await payments.buy({ email: 'plan@example.org' })
  await payments.runtime.db.execute(sql`
    with plan as (
      insert into subscriptions (user_id, stripe_subscription_id, plan, status)
      values (${first.userId}, 'sub_test', 'premium', 'active') returning id)
    update payments set subscription_id = (select id from plan), type = 'premium',
      created_at = created_at + case when id = ${second.id}::uuid then interval '30 days' else interval '0' end
    where id in (${first.id}::uuid, ${second.id}::uuid)`)
  expect(await withdraw(second, cookieOf(second))).toMatchObject({
    status: 409,
    body: { code: 'not_withdrawable' },
  })
  expect((await withdraw(first, cookieOf(first))).status).toBe(200)
})

const withdraw = (payment: Payment, cookie: string) => post({ paymentId: payment.id }, cookie)

async function post(body: unknown, cookie: string) {
  const answer = await api.request('/api/withdrawals', {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

const iso = (moment: string) => new Date(moment).toISOString()

/** What the browser that paid holds. */
function cookieOf({ stripePaymentIntentId }: Payment): string {
  const signed = payments.runtime.keyring.sign(stripePaymentIntentId, 'cookie:checkout')
  return `checkout=${encodeURIComponent(signed)}`
}

async function sessionOf(email: string): Promise<string> {
  const { runtime, mailsTo } = payments
  const translate = (_key: string, fillings?: Record<string, string | number>) =>
    String(fillings?.['code'] ?? 'Subject')
  await sendSignInCode(runtime, email, { translate, language: 'en' })
  const [mail] = await mailsTo(email, 'sign_in_code')
  const signedIn = await signInWithCode(runtime, email, mail?.text ?? '')
  return signedIn?.cookies[0]?.split(';')[0] ?? ''
}

async function receiptOf(payment: Payment, cookie: string) {
  const [receipt] = await listReceipts(payments.runtime.db, [payment.id])
  const byIntent = await describeReceipt(payments.runtime, cookie, payment.stripePaymentIntentId)
  const byId = await describeReceipt(payments.runtime, cookie, receipt?.id ?? '')
  expect(byIntent).toEqual(byId)
  return byId
}

/** The job's work, to be run when the test wants. */
async function refundJob(): Promise<() => Promise<void>> {
  const scheduled: (() => Promise<void>)[] = []
  const jobs = {
    every: async (_name: string, _cron: string, run: () => Promise<void>) =>
      void scheduled.push(run),
  } as unknown as Jobs
  // The same object otherwise, so that it meets the same provider.
  const runtime = Object.create(payments.runtime, { jobs: { value: jobs } }) as Runtime
  await startWithdrawalJobs(runtime, payments.hooks)
  return async () => {
    for (const run of scheduled) await run()
  }
}

async function rowsOf(payment: Payment): Promise<unknown> {
  const { rows } = await payments.runtime.db.execute(
    sql`select count(*)::int as rows from withdrawals where payment_id = ${payment.id}`,
  )
  return rows[0]?.['rows']
}
