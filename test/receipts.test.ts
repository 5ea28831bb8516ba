import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPaymentIntent } from '../src/features/payments/server/create-payment-intent.ts'
import { issueReceipts } from '../src/features/payments/server/issue-receipts.ts'
import { listReceipts, type Receipt } from '../src/features/payments/server/receipts.repo.ts'
import { syncPayment } from '../src/features/payments/server/sync-payment.ts'
import { type PaymentsUnderTest, startPaymentsUnderTest } from './payments-under-test.ts'

const seller = {
  name: 'Adviser <script>alert(1)</script> & {number} Sons',
  address: ['1 <b>Main</b> Street', '12345 Town'],
  email: 'sales@example.org',
  phone: undefined,
  register: 'HRB 1',
  vatId: undefined,
}

let payments: PaymentsUnderTest
beforeAll(async () => {
  payments = await startPaymentsUnderTest({ seller, vatText: 'VAT included: 19 %' })
})
afterAll(() => payments.close())

test('twenty nudges at once, in four processes, write one receipt and one mail', async () => {
  const email = 'nudged@example.org'
  const intentId = await payments.paidIntent({ email })
  const processes = [payments.runtime, ...Array.from({ length: 3 }, () => payments.neighbour())]
  const nudges = Array.from({ length: 20 }, (_, at) => processes[at % 4] ?? payments.runtime)
  await Promise.all(nudges.map((runtime) => syncPayment(runtime, payments.hooks, intentId)))
  expect(await papersOf(intentId)).toMatchObject([{ kind: 'receipt', amount: 999 }])
  expect(await payments.mailsTo(email, 'receipt')).toHaveLength(1)
})

test('numbers have no gap, though transactions end without their receipt', async () => {
  const before = await allNumbers()
  const intentIds = await Promise.all(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
      payments.paidIntent({ email: `${name}@example.org` }),
    ),
  )
  await Promise.all(
    intentIds.map(async (intentId, at) => {
      if (at % 2 === 0) await issueAndFail(intentId)
      await syncPayment(payments.runtime, payments.hooks, intentId)
    }),
  )
  const numbers = await allNumbers()
  expect(numbers).toEqual(
    Array.from({ length: before.length + 6 }, (_, at) => `2026-${String(at + 1).padStart(6, '0')}`),
  )
})

test('a new year begins again with the first number', async () => {
  payments.setNow('2027-01-01T00:00:00Z')
  const { id } = await payments.buy({ email: 'new-year@example.org' })
  payments.setNow('2026-03-02T12:00:00Z')
  const [receipt] = await listReceipts(payments.runtime.db, [id])
  expect(receipt?.number).toBe('2027-000001')
})

test('each part that goes back has a credit note of its own, and further nudges none', async () => {
  const email = 'parts@example.org'
  const payment = await payments.buy({ email })
  const intentId = payment.stripePaymentIntentId
  await payments.refund(intentId, 300)
  await payments.refund(intentId, 200)
  await payments.refund(intentId)
  for (let nudge = 0; nudge < 3; nudge += 1)
    await syncPayment(payments.runtime, payments.hooks, intentId)
  expect((await papersOf(intentId)).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['receipt', 999],
    ['refund', 300],
    ['refund', 200],
    ['refund', 499],
  ])
  const notes = await payments.mailsTo(email, 'credit_note')
  expect(notes).toHaveLength(3)
  const [receipt] = await papersOf(intentId)
  for (const note of notes) expect(note.text).toContain(receipt?.number)
})

test('money that came and went before anybody looked has both papers', async () => {
  const intentId = await payments.paidIntent({ email: 'both@example.org' })
  await payments.refund(intentId)
  expect((await papersOf(intentId)).map(({ kind }) => kind)).toEqual(['receipt', 'refund'])
})

test('a payment that was not made has no paper', async () => {
  const intentId = await payments.paidIntent({ email: 'open@example.org' })
  await issueInTransaction(intentId)
  expect(await papersOf(intentId)).toEqual([])
})

test('the mail says number, date, plan, amount, tax, seller, access, right to withdraw', async () => {
  const email = 'whole@example.org'
  const payment = await payments.buy({ email })
  const [receipt] = await papersOf(payment.stripePaymentIntentId)
  const [mail] = await payments.mailsTo(email, 'receipt')
  for (const part of [
    receipt?.number ?? '-',
    'March 2, 2026',
    '30-Day Unlimited Access',
    '9.99 USD',
    'VAT included: 19 %',
    seller.name,
    'HRB 1',
    'from March 2, 2026 to April 1, 2026',
    'until the end of March 16, 2026',
    `https://legal.example/withdraw?payment=${payment.id}`,
    `https://legal.example/receipt/${receipt?.id}`,
  ]) {
    expect(mail?.text).toContain(part)
  }
  expect(mail?.text).not.toMatch(/papers\.|undefined|demo/)
})

test('it is in the language of the purchase, and English where that is not offered', async () => {
  await payments.buy({ email: 'ana@example.org', language: 'es' })
  await payments.buy({ email: 'xx@example.org', language: 'xx' })
  expect(await payments.mailsTo('ana@example.org', 'receipt')).toMatchObject([
    { language: 'es', subject: expect.stringContaining('Su recibo') },
  ])
  expect(await payments.mailsTo('xx@example.org', 'receipt')).toMatchObject([{ language: 'en' }])
})

test('in a text from right to left the number keeps its order', async () => {
  const payment = await payments.buy({ email: 'amal@example.org', language: 'ar' })
  const [receipt] = await papersOf(payment.stripePaymentIntentId)
  const [mail] = await payments.mailsTo('amal@example.org', 'receipt')
  const isolated = `\u2066${receipt?.number}\u2069`
  expect(mail?.subject).toContain(isolated)
  expect(mail?.text).toContain(isolated)
  expect(mail?.html).toContain('dir="rtl"')
})

test('terms and language come with the set-up, and a set-up used again takes the newer ones', async () => {
  payments.setNow('2026-03-03T09:00:00Z')
  const order = { planType: 'unlimited', email: 'terms@example.org', knownIntents: [] as string[] }
  const setUp = (more: { language: string; termsAccepted?: string }, knownIntents: string[]) =>
    createPaymentIntent(payments.runtime, payments.hooks, { ...order, ...more, knownIntents })
  const first = await setUp({ language: 'en', termsAccepted: '2026-11-22' }, [])
  if (first.kind !== 'ready') throw new Error(first.kind)
  const { paymentIntentId } = first
  expect(await payments.paymentOf(paymentIntentId)).toMatchObject({
    language: 'en',
    termsVersion: '2026-11-22',
    termsAcceptedAt: new Date('2026-03-03T09:00:00Z'),
  })
  await setUp({ language: 'es', termsAccepted: '2027-01-01' }, [paymentIntentId])
  await setUp({ language: 'es' }, [paymentIntentId])
  expect(await payments.paymentOf(paymentIntentId)).toMatchObject({
    language: 'es',
    termsVersion: '2027-01-01',
  })
  payments.setNow('2026-03-02T12:00:00Z')
})

test('an address that would begin a line of its own in a mail pays nothing and writes nothing', async () => {
  for (const email of ['a@example.org\r\nBcc: eve@example.org', 'a\u0085b@example.org']) {
    const request = { planType: 'unlimited', email, language: 'en', knownIntents: [] }
    expect(await createPaymentIntent(payments.runtime, payments.hooks, request)).toMatchObject({
      kind: 'refused',
      code: 'invalid_email',
    })
  }
})

test('markup in the settings of the seller is text, on the paper and in the mail', async () => {
  const email = 'hostile@example.org'
  const { stripePaymentIntentId } = await payments.buy({ email })
  const [mail] = await payments.mailsTo(email, 'receipt')
  expect(mail?.html).not.toMatch(/<script|<b>/)
  expect(mail?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; {number} Sons')
  const [receipt] = await papersOf(stripePaymentIntentId)
  expect(receipt?.seller['name']).toBe(seller.name)
})

const papersOf = async (intentId: string): Promise<Receipt[]> =>
  listReceipts(payments.runtime.db, [(await payments.paymentOf(intentId)).id])

function issueInTransaction(intentId: string): Promise<void> {
  const { runtime, catalogue } = payments
  return runtime.db.transaction((tx) => issueReceipts(runtime, catalogue, tx, intentId, undefined))
}

/** Writes the receipt in a transaction that ends badly after it. */
async function issueAndFail(intentId: string): Promise<void> {
  const { runtime, catalogue } = payments
  const failing = runtime.db.transaction(async (tx) => {
    await tx.execute(
      sql`update payments set status = 'succeeded' where stripe_payment_intent_id = ${intentId}`,
    )
    await issueReceipts(runtime, catalogue, tx, intentId, undefined)
    throw new Error('afterwards')
  })
  await expect(failing).rejects.toThrow('afterwards')
}

async function allNumbers(): Promise<unknown[]> {
  const { rows } = await payments.runtime.db.execute(
    sql`select number from receipts where number like '2026-%' order by number`,
  )
  return rows.map(({ number }) => number)
}
