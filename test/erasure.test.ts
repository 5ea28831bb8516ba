import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { erasePerson } from '../src/app/erase-person.ts'
import { confirmErasure } from '../src/app/erase-person-order.ts'
import { noteSettledMail } from '../src/app/settled-mails.ts'
import { grants } from '../src/features/access/tables.ts'
import { erasures, users } from '../src/features/account/tables.ts'
import { syncPayment } from '../src/features/payments/server/sync-payment.ts'
import { payments, receipts, subscriptions } from '../src/features/payments/tables.ts'
import { deliverDueMails } from '../src/platform/mail/deliver-mails.server.ts'
import { mailOutbox } from '../src/platform/mail/mail.tables.ts'
import type { OutgoingMail } from '../src/platform/mail/mail-transport.ts'
import type { Runtime } from '../src/platform/runtime.server.ts'
import { erasedAddress } from '../src/shared/erased-address.ts'
import { type AppInProcess, startAppInProcess } from './app-in-process.ts'
import { dumpRows, dumpSealed, linesWith } from './database-dump.ts'
import { type HttpBrowser, openBrowser } from './http-browser.ts'
import { marksOf, personWithEverything, type WholePerson } from './person-with-everything.ts'
import { caseForm } from './purchase-steps.ts'

const PATIENCE_MS = 60_000
const ASK = '/api/my-data/erasure'
const CONFIRM = '/api/my-data/erasure/confirm'

let app: AppInProcess
beforeAll(async () => {
  app = await startAppInProcess()
}, PATIENCE_MS)
afterAll(() => app.close())
beforeEach(() => {
  app.clock.aheadMs = 0
})

const parts = (changes: Partial<Runtime> = {}) => ({
  runtime: { ...app.runtime, ...changes },
  hooks: app.hooks,
  catalogue: app.catalogue,
})

async function found(marks: string[]): Promise<string[]> {
  const rows = await dumpRows(app.pool)
  const sealed = await dumpSealed({ db: app.runtime.db, pool: app.pool }, app.runtime.keyring)
  return linesWith([...rows, ...sealed], marks)
}

async function mailedCode(email: string): Promise<string> {
  const mail = (await app.mails()).find(({ to, kind }) => to === email && kind === 'erasure_code')
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code'
}

async function signedIn(
  email = caseForm().email,
): Promise<{ browser: HttpBrowser; email: string }> {
  const browser = openBrowser(app.url)
  await app.signIn(browser, email)
  return { browser, email }
}

async function eraseByCode(browser: HttpBrowser, email: string) {
  expect((await browser.post(ASK, {})).json).toEqual({ sent: true })
  return browser.post(CONFIRM, { code: await mailedCode(email) })
}

/** As a mail server would take them, and what is noted then. */
async function deliverMails(): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = []
  await deliverDueMails({
    ...app.runtime,
    from: { name: 'Site', address: 'site@example.com' },
    transport: {
      send: async (mail) => {
        sent.push(mail)
        return 'sent' as const
      },
    },
    onSettled: noteSettledMail,
  })
  return sent
}

const userOf = async (id: string) =>
  (await app.runtime.db.select().from(users).where(eq(users.id, id)))[0]

describe('after an erasure', () => {
  let ana: WholePerson
  let ben: WholePerson
  let bensBefore: string[]
  let receiptsBefore: (typeof receipts.$inferSelect)[]
  let sent: OutgoingMail[]

  const paymentsOf = (id: string) =>
    app.runtime.db.select().from(payments).where(eq(payments.userId, id))
  const receiptsOf = async (id: string) => {
    const all = await app.runtime.db.select().from(receipts).orderBy(receipts.number)
    const own = (await paymentsOf(id)).map((payment) => payment.id)
    return all.filter(({ paymentId }) => own.includes(paymentId))
  }

  beforeAll(async () => {
    ana = await personWithEverything(app)
    ben = await personWithEverything(app)
    for (const mark of marksOf(ana.marks)) {
      expect(await found([mark]), `${mark} was stored`).not.toEqual([])
    }
    bensBefore = await found(marksOf(ben.marks))
    receiptsBefore = await receiptsOf(ana.userId)
    const answer = await eraseByCode(ana.browser, ana.marks.email)
    expect(answer.json, answer.text).toEqual({ erased: true })
    sent = await deliverMails()
  }, PATIENCE_MS)

  test('no mark of the person stands anywhere in the database, open or sealed', async () => {
    expect(await found(marksOf(ana.marks))).toEqual([])
  })

  test('everything of another person is still there', async () => {
    // Those that waited have left meanwhile, and with them what they said.
    const kept = (lines: string[]) => lines.filter((line) => !line.includes('mail_outbox')).sort()
    expect(kept(await found(marksOf(ben.marks)))).toEqual(kept(bensBefore))
    expect((await ben.browser.get(`/api/cases/${ben.caseId}`)).status).toBe(200)
  })

  test('the books are complete, and belong to nobody', async () => {
    expect(receiptsBefore).toHaveLength(2)
    expect(await receiptsOf(ana.userId)).toEqual(receiptsBefore)
    const books = await paymentsOf(ana.userId)
    expect(books.map(({ amount, status, email }) => [amount, status, email]).sort()).toEqual([
      [1900, 'succeeded', erasedAddress(ana.userId)],
      [999, 'succeeded', erasedAddress(ana.userId)],
    ])
    expect(await userOf(ana.userId)).toMatchObject({
      email: erasedAddress(ana.userId),
      name: '',
      emailVerified: false,
      stripeCustomerId: null,
      subscriptionPlan: 'free',
    })
  })

  test('nothing more is charged, and the provider has forgotten the card', async () => {
    const plans = await app.runtime.db
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.userId, ana.userId))
    expect(plans).toMatchObject([{ status: 'canceled', endedAt: expect.any(Date) }])
    const id = plans[0]?.stripeSubscriptionId ?? ''
    expect((await app.runtime.payments.retrieveSubscription(id))?.status).toBe('canceled')
    const objects = await dumpRows(app.pool, ['payment_sandbox'])
    const customers = objects.filter(
      (line) => line.includes(`objects: (`) && line.includes(`,customer,`),
    )
    expect(linesWith(customers, [ana.customerId])).toEqual([])
    expect(linesWith(customers, [ben.customerId])).toHaveLength(1)
  })

  test('the last mail says so, and then nobody knows to whom it went', async () => {
    const [last, ...others] = sent.filter(({ to }) => to === ana.marks.email)
    expect(others).toEqual([])
    expect(last?.subject).toBe('Your data is erased')
    const kept = await app.runtime.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'erased'))
    expect(kept).toMatchObject([{ recipient: '', textEncrypted: null, sentAt: expect.any(Date) }])
  })

  test('what lawyers had not been sent yet is not sent', () => {
    const [summary = ''] = ana.marks.words.filter((word) => word.startsWith('Summary'))
    expect(sent.filter(({ text }) => text.includes(summary))).toEqual([])
    const [bens = ''] = ben.marks.words.filter((word) => word.startsWith('Summary'))
    expect(sent.filter(({ text }) => text.includes(bens))).toHaveLength(2)
  })

  test('the browser is signed out, and opens nothing that it paid for', async () => {
    expect((await ana.browser.get('/api/session')).json).toEqual({ user: null })
    expect((await ana.browser.get('/api/my-data')).status).toBe(401)
    expect((await ana.browser.get(`/api/cases/${ana.caseId}`)).status).toBe(404)
    expect(ana.browser.cookie()).toMatch(/checkout=(;|$)/)
  })

  test('news of its payments give no access back, and go to nobody', async () => {
    await syncPayment(app.runtime, app.hooks, ana.intentId)
    const kept = await app.runtime.db.select().from(grants).where(eq(grants.userId, ana.userId))
    expect(kept).toHaveLength(2)
    for (const grant of kept) {
      expect(grant).toMatchObject({
        email: erasedAddress(ana.userId),
        revokedAt: expect.any(Date),
      })
    }
    const input = { intentId: ana.intentId, amountCents: 100, idempotencyKey: `late-${ana.userId}` }
    expect((await app.runtime.payments.refundIntent(input)).ok).toBe(true)
    await syncPayment(app.runtime, app.hooks, ana.intentId)
    const papers = await receiptsOf(ana.userId)
    expect(papers.map(({ kind, amount }) => [kind, amount])).toContainEqual(['refund', 100])
    const mails = await app.runtime.db
      .select()
      .from(mailOutbox)
      .where(like(mailOutbox.recipient, '%erased.invalid'))
    expect(mails).toEqual([])
  })
})

describe('an erasure', () => {
  test('of somebody who bought nothing leaves no row at all', async () => {
    const { browser, email } = await signedIn()
    const { user } = (await browser.get('/api/session')).json as { user: { id: string } }
    await browser.post('/api/free-analysis', {})
    await eraseByCode(browser, email)
    expect(await userOf(user.id)).toBeUndefined()
  })

  test(
    'is made once, whoever else is at it',
    async () => {
      const { marks, userId } = await personWithEverything(app)
      const before = await app.runtime.db.select().from(erasures)
      const order = { userId, language: 'en' as const }
      const outcomes = await Promise.all([1, 2, 3].map(() => erasePerson(parts(), order)))
      expect(outcomes.sort()).toEqual(['erased', 'nothing_left', 'nothing_left'])
      expect(await erasePerson(parts(), order)).toBe('nothing_left')
      expect(await app.runtime.db.select().from(erasures)).toHaveLength(before.length + 1)
      expect((await app.mails()).filter(({ to }) => to === marks.email)).toHaveLength(1)
    },
    PATIENCE_MS,
  )

  test(
    'that breaks off leaves everything, and can be made again',
    async () => {
      const { marks, userId } = await personWithEverything(app)
      const order = { userId, language: 'en' as const }
      const before = await found(marksOf(marks))
      const broken = () => {
        throw new Error('killed')
      }
      const catalogue = { translate: () => broken }
      await expect(erasePerson({ ...parts(), catalogue }, order)).rejects.toThrow('killed')
      // The monthly plan and the open payment have ended by then, and our notes say so.
      const own = (lines: string[]) =>
        lines.filter((line) => !/public\.(?:users|payments):/.test(line)).sort()
      expect(own(await found(marksOf(marks)))).toEqual(own(before))
      expect(await erasePerson(parts(), order)).toBe('erased')
      expect(await found(marksOf(marks).filter((mark) => mark !== marks.email))).toEqual([])
    },
    PATIENCE_MS,
  )

  test(
    'waits for a payment provider that is down, signed out already',
    async () => {
      const { browser, marks, userId } = await personWithEverything(app)
      await browser.post(ASK, {})
      const down = async () => Promise.reject(new Error('no connection'))
      const outcome = await confirmErasure(
        parts({ payments: { ...app.runtime.payments, cancelNow: down } }),
        {
          cookies: browser.cookie(),
          clientAddress: '192.0.2.9',
          language: 'en',
          code: await mailedCode(marks.email),
        },
      )
      expect(outcome.kind).toBe('waits')
      expect((await browser.get('/api/session')).json).toEqual({ user: null })
      expect((await userOf(userId))?.email).toBe(marks.email)
      const jobs = await app.pool.query(
        `update pgboss.job set start_after = now() where name = 'erase-person'
         and data->>'userId' = $1 returning data`,
        [userId],
      )
      expect(jobs.rows).toEqual([{ data: { userId, language: 'en' } }])
      await expect
        .poll(async () => (await userOf(userId))?.email, { timeout: 20_000 })
        .toBe(erasedAddress(userId))
      expect(await found(marksOf(marks).filter((mark) => mark !== marks.email))).toEqual([])
    },
    PATIENCE_MS,
  )

  test('is no way to a second free analysis in a month', async () => {
    const { browser, email } = await signedIn()
    expect((await browser.post('/api/free-analysis', {})).status).toBe(200)
    await eraseByCode(browser, email)
    const again = await signedIn(email)
    expect((await again.browser.post('/api/free-analysis', {})).status).toBe(409)
  })
})

describe('the code', () => {
  test('is asked of nobody who is not signed in', async () => {
    const stranger = openBrowser(app.url)
    expect((await stranger.post(ASK, {})).status).toBe(401)
    expect((await stranger.post(CONFIRM, { code: '123456' })).status).toBe(401)
  })

  test('is good for its own person, once, and for ten minutes', async () => {
    const ana = await signedIn()
    const eve = await signedIn()
    await ana.browser.post(ASK, {})
    const code = await mailedCode(ana.email)
    const refused = await eve.browser.post(CONFIRM, { code })
    expect(refused.status).toBe(400)
    expect(refused.json).toMatchObject({ code: 'wrong_code' })
    expect((await eve.browser.post('/api/sign-in', { email: ana.email, code })).status).toBe(400)
    app.clock.aheadMs = 10 * 60_000 + 1
    expect((await ana.browser.post(CONFIRM, { code })).status).toBe(400)
    app.clock.aheadMs = 0
    const copied = `${code.slice(0, 3)} ${code.slice(3)}`
    expect((await ana.browser.post(CONFIRM, { code: copied })).json).toEqual({ erased: true })
  })

  test('cannot be guessed, and a mailbox cannot be filled', async () => {
    const { browser } = await signedIn()
    const asks = []
    for (let at = 0; at < 6; at += 1) asks.push((await browser.post(ASK, {})).status)
    expect(asks).toEqual([200, 200, 200, 200, 200, 429])
    const tries = []
    for (let at = 0; at < 11; at += 1) {
      tries.push((await browser.post(CONFIRM, { code: 'wrong1' })).status)
    }
    expect(tries.slice(0, 10)).toEqual(Array(10).fill(400))
    expect(tries[10]).toBe(429)
  })

  test('stands in clear in no table and in no log line', async () => {
    const { browser, email } = await signedIn()
    await browser.post(ASK, {})
    const code = await mailedCode(email)
    expect(code).toMatch(/^\d{6}$/)
    const rows = (await dumpRows(app.pool)).filter((line) => line.includes('verifications'))
    expect(linesWith(rows, [code])).toEqual([])
    expect(linesWith(app.logged, [code, email])).toEqual([])
  })
})
