import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runCommand } from '../src/app/commands/run-command.ts'
import { caseReads } from '../src/features/intake/tables.ts'
import { operatorActions } from '../src/features/operator/tables.ts'
import { payments, receipts } from '../src/features/payments/tables.ts'
import { type AppInProcess, startAppInProcess, TEST_SECRET } from './app-in-process.ts'
import { personWithEverything } from './person-with-everything.ts'
import { caseForm, paidBrowser, query } from './purchase-steps.ts'

const PATIENCE_MS = 60_000
const REASON = 'the person asked us by mail'

let app: AppInProcess
beforeAll(async () => {
  app = await startAppInProcess()
}, PATIENCE_MS)
afterAll(() => app.close())
beforeEach(() => {
  vi.stubEnv('DATABASE_URL', app.databaseUrl)
  vi.stubEnv('APP_SECRET', TEST_SECRET)
  vi.stubEnv('OPERATOR_NAME', 'Olga Operator')
})
afterEach(() => vi.unstubAllEnvs())

async function legal(...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = await runCommand(args, {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
  })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

/** A case somebody paid for. */
async function paidCase(facts = caseForm().facts) {
  const paid = await paidBrowser(app.url, caseForm({ facts }))
  const body = { ...paid.form, paymentIntentId: paid.intent.paymentIntentId }
  const made = await paid.browser.post('/api/legal-cases', body)
  return { ...paid, caseId: (made.json as { case: { id: string } }).case.id }
}

const notesAbout = (subject: string) =>
  app.runtime.db.select().from(operatorActions).where(eq(operatorActions.subject, subject))

describe('lists', () => {
  test.each(['cases list', 'payments list', 'users list', 'contacts list'])(
    '%s name nobody',
    async (words) => {
      const { marks } = await personWithEverything(app)
      const { code, out } = await legal(...words.split(' '))
      expect(code).toBe(0)
      expect(out.split('\n').length).toBeGreaterThan(0)
      expect(out).not.toContain(marks.email)
      expect(out).not.toMatch(/@example|landlord|deposit/)
    },
    PATIENCE_MS,
  )

  test.each(['cases', 'payments', 'users'])(
    '%s name people to who says why, and that is noted',
    async (what) => {
      const { form } = await paidCase()
      const { out } = await legal(what, 'list', '--reason', REASON)
      expect(out).toContain(form.email)
      expect(out).not.toContain('landlord')
      expect(await notesAbout(`${what}:all`)).toMatchObject([
        { operator: 'Olga Operator', command: `${what} list`, reason: REASON },
      ])
    },
    PATIENCE_MS,
  )
})

describe('a case', () => {
  test.each([[], ['--reason', ''], ['--reason', 'x'], ['--reason', '????????????']])(
    'is not shown without a reason: %j',
    async (...reason) => {
      const { caseId } = await paidCase()
      const answer = await legal('cases', 'show', caseId, '--facts', ...reason)
      expect(answer).toMatchObject({ code: 2, out: '' })
      expect(await notesAbout(`case:${caseId}`)).toEqual([])
    },
  )

  test('is shown without what was written, and its owner sees that it was', async () => {
    const { caseId, browser, form } = await paidCase()
    const { code, out } = await legal('cases', 'show', caseId, '--reason', REASON)
    expect(code).toBe(0)
    expect(out).toContain(form.email)
    expect(out).not.toContain('landlord')
    const note = { operator: 'Olga Operator', reason: REASON }
    expect(await notesAbout(`case:${caseId}`)).toMatchObject([{ ...note, command: 'cases show' }])
    const own = eq(caseReads.caseId, caseId)
    const reads = await app.runtime.db.select().from(caseReads).where(own)
    expect(reads.filter(({ reader }) => reader === 'operator')).toMatchObject([note])
    await app.signIn(browser, form.email)
    expect((await browser.get('/api/my-data')).text).toContain(REASON)
  })

  test('with what was written only on request, and without its control signs', async () => {
    const { caseId } = await paidCase(
      'My landlord keeps\u202e the \u200bdeposit\nof 1,200 dollars.',
    )
    const { out } = await legal('cases', 'show', caseId, '--facts', '--reason', REASON)
    expect(out).toContain('> My landlord keeps  the  deposit\n> of 1,200 dollars.')
    expect(await notesAbout(`case:${caseId}`)).toMatchObject([{ command: 'cases show --facts' }])
  })

  test('that does not exist is noted by nobody', async () => {
    const unknown = '0d0b6c8e-0000-4000-8000-000000000000'
    expect((await legal('cases', 'show', unknown, '--reason', REASON)).code).toBe(1)
    expect((await legal('cases', 'show', "' or 1=1", '--reason', REASON)).code).toBe(1)
    expect(await notesAbout(`case:${unknown}`)).toEqual([])
  })
})

describe('a refund', () => {
  const stateOf = async (intentId: string) => {
    const own = eq(payments.stripePaymentIntentId, intentId)
    const [payment] = await app.runtime.db.select().from(payments).where(own)
    const papers = await app.runtime.db
      .select()
      .from(receipts)
      .where(eq(receipts.paymentId, payment?.id ?? ''))
      .orderBy(receipts.number)
    return {
      back: payment?.amountRefunded,
      papers: papers.map(({ kind, amount }) => [kind, amount]),
    }
  }

  test(
    'gives back what is asked for in all, once, then the rest, with a paper for each',
    async () => {
      const { intent, form } = await paidBrowser(app.url)
      const { paymentIntentId: id } = intent
      const refund = (...args: string[]) =>
        legal('payments', 'refund', id, ...args, '--reason', REASON)
      expect((await refund('--amount', '500')).code).toBe(0)
      expect(await stateOf(id)).toEqual({
        back: 500,
        papers: [
          ['receipt', 999],
          ['refund', 500],
        ],
      })
      const again = await refund('--amount', '500')
      expect(again).toMatchObject({ code: 1, out: '' })
      expect(again.err).toContain('500 cents have gone back already')
      expect((await refund('--amount', '1000')).code).toBe(1)
      expect((await refund()).code).toBe(0)
      expect((await stateOf(id)).papers).toEqual([
        ['receipt', 999],
        ['refund', 500],
        ['refund', 499],
      ])
      const standing = await query(
        app.databaseUrl,
        'select 1 from grants where email = $1 and revoked_at is null',
        [form.email],
      )
      expect(standing).toEqual([])
      const mails = (await app.mails()).filter(({ to }) => to === form.email)
      expect(mails.filter(({ kind }) => kind === 'credit_note')).toHaveLength(2)
    },
    PATIENCE_MS,
  )

  test('needs a payment, an amount that is one, and a reason', async () => {
    const { intent } = await paidBrowser(app.url)
    const { paymentIntentId: id } = intent
    for (const amount of ['0', '-5', '1.5', 'all']) {
      const answer = await legal('payments', 'refund', id, '--amount', amount, '--reason', REASON)
      expect(answer.code).toBe(2)
    }
    expect((await legal('payments', 'refund', id)).code).toBe(2)
    expect((await legal('payments', 'refund', 'pi_unknown', '--reason', REASON)).code).toBe(1)
    expect((await stateOf(id)).back).toBe(0)
  })
})

describe('a user', () => {
  test(
    'is shown with cases and payments, and erased as by their own hand',
    async () => {
      const { marks, userId, caseId } = await personWithEverything(app)
      const shown = await legal('users', 'show', marks.email.toUpperCase(), '--reason', REASON)
      expect(shown.out).toContain(caseId)
      expect(shown.out).not.toContain('landlord')
      expect((await legal('users', 'erase', marks.email)).code).toBe(2)
      const erased = await legal(
        'users',
        'erase',
        marks.email,
        '--reason',
        `${marks.email} asked us by mail`,
      )
      expect(erased, erased.err).toMatchObject({ code: 0 })
      const notes = await notesAbout(`user:${userId}`)
      // Reasons from before went with the person; that somebody looked is still known.
      expect(notes.map(({ command, reason }) => [command, reason]).toSorted()).toEqual([
        ['users erase', '(address) asked us by mail'],
        ['users show', ''],
        ['users show', ''],
      ])
      expect((await legal('users', 'show', marks.email, '--reason', REASON)).code).toBe(1)
      expect((await legal('users', 'erase', userId, '--reason', REASON)).out).toMatch(/Nothing/)
      const rows = await query(app.databaseUrl, 'select email from payments where user_id = $1', [
        userId,
      ])
      expect(JSON.stringify(rows)).not.toContain(marks.email)
    },
    PATIENCE_MS,
  )
})

describe('the daily summary', () => {
  test('is numbers alone', async () => {
    await personWithEverything(app)
    const { code, out } = await legal('daily', '--json')
    expect(code).toBe(0)
    const { since, ...counts } = JSON.parse(out) as Record<string, unknown>
    expect(Date.parse(String(since))).toBeLessThan(Date.now())
    for (const [name, value] of Object.entries(counts)) expect(value, name).toBeTypeOf('number')
    expect(counts).toMatchObject({
      payments: expect.toSatisfy((count: number) => count >= 2),
      cases: expect.toSatisfy((count: number) => count >= 1),
      lawyersAsked: expect.toSatisfy((count: number) => count >= 2),
      lawyerReportsKept: expect.toSatisfy((count: number) => count >= 1),
    })
    const plain = await legal('daily')
    expect(plain.out).toMatch(/^Since \d{4}-\d\d-\d\d \d\d:\d\d UTC\n/)
    expect(plain.out).not.toMatch(/@|mark\d/)
  })
})
