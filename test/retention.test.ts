import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyRetention } from '../src/app/retention.ts'
import { grants, grantUses } from '../src/features/access/tables.ts'
import {
  emailChanges,
  erasures,
  sessions,
  users,
  verifications,
} from '../src/features/account/tables.ts'
import { legalAnalyses } from '../src/features/analysis/tables.ts'
import { lawyerReports, lawyers } from '../src/features/directory/tables.ts'
import { caseReads, formDrafts, legalCases } from '../src/features/intake/tables.ts'
import { lawReports } from '../src/features/law/tables.ts'
import { operatorActions } from '../src/features/operator/tables.ts'
import { payments, subscriptions } from '../src/features/payments/tables.ts'
import { contactRequests, givenTexts, lawyerReferrals } from '../src/features/referral/tables.ts'
import { mailOutbox } from '../src/platform/mail/mail.tables.ts'
import { rateWindows } from '../src/platform/rate-limit/rate-limit.tables.ts'
import type { Runtime } from '../src/platform/runtime.server.ts'
import { daysBefore, monthsBefore } from '../src/shared/calendar-months.ts'
import { type AppInProcess, startAppInProcess } from './app-in-process.ts'
import { openBrowser } from './http-browser.ts'
import { caseForm, openIntent, paidBrowser } from './purchase-steps.ts'

const NOW = new Date('2026-11-23T03:17:00Z')
const HOUR_MS = 3_600_000
const earlier = (moment: Date) => new Date(moment.getTime() - HOUR_MS)
const later = (moment: Date) => new Date(moment.getTime() + HOUR_MS)

let app: AppInProcess
beforeAll(async () => {
  app = await startAppInProcess()
  await app.addLawyer('ana')
}, 60_000)
afterAll(() => app.close())

let people = 0
beforeEach(() => {
  people += 1
})

const db = () => app.runtime.db
const runtimeAt = (changes: Partial<Runtime> = {}): Runtime => ({
  ...app.runtime,
  now: () => NOW,
  ...changes,
})
const applyNow = (changes: Partial<Runtime> = {}) => applyRetention(runtimeAt(changes), app.hooks)

async function newUser(updatedAt = NOW): Promise<string> {
  const email = `person-${people}-${randomUUID().slice(0, 8)}@example.org`
  const [row] = await db().insert(users).values({ email, updatedAt }).returning({ id: users.id })
  return row?.id ?? ''
}

async function newPayment(values: Partial<typeof payments.$inferInsert>): Promise<string> {
  const [row] = await db()
    .insert(payments)
    .values({
      email: 'typed@example.org',
      stripePaymentIntentId: `pi_${randomUUID().replaceAll('-', '')}`,
      amount: 999,
      status: 'created',
      type: 'unlimited',
      ...values,
    })
    .returning({ id: payments.stripePaymentIntentId })
  return row?.id ?? ''
}

async function newCase(userId: string, createdAt: Date): Promise<string> {
  const [row] = await db()
    .insert(legalCases)
    .values({
      userId,
      email: 'typed@example.org',
      country: 'US',
      jurisdiction: 'US-CA',
      factsEncrypted: 'sealed',
      urgency: 'low',
      createdAt,
    })
    .returning({ id: legalCases.id })
  return row?.id ?? ''
}

describe('payments never made', () => {
  const limit = daysBefore(NOW, 30)

  test('are given up at the provider and go with their form after 30 days', async () => {
    const browser = openBrowser(app.url)
    const { paymentIntentId } = await openIntent(browser, caseForm())
    const young = await openIntent(openBrowser(app.url), caseForm())
    const age = (id: string, createdAt: Date) =>
      db().update(payments).set({ createdAt }).where(eq(payments.stripePaymentIntentId, id))
    await age(paymentIntentId, earlier(limit))
    await age(young.paymentIntentId, later(limit))
    const ageForm = (id: string, createdAt: Date) =>
      db().update(formDrafts).set({ createdAt }).where(eq(formDrafts.paymentIntentId, id))
    await ageForm(paymentIntentId, earlier(limit))
    await ageForm(young.paymentIntentId, later(limit))

    await applyNow()
    expect((await app.runtime.payments.retrieveIntent(paymentIntentId))?.status).toBe('canceled')
    const left = (await db().select().from(payments)).map((row) => row.stripePaymentIntentId)
    expect(left).not.toContain(paymentIntentId)
    expect(left).toContain(young.paymentIntentId)
    const forms = (await db().select().from(formDrafts)).map((row) => row.paymentIntentId)
    expect(forms).toEqual([young.paymentIntentId])
  })

  test('stay while the provider cannot be asked, since they could still be paid', async () => {
    const intentId = await newPayment({ createdAt: earlier(limit) })
    const down = { ...app.runtime.payments, cancelIntent: async () => Promise.reject(new Error()) }
    await applyNow({ payments: down })
    const kept = eq(payments.stripePaymentIntentId, intentId)
    expect(await db().select().from(payments).where(kept)).toHaveLength(1)
    await applyNow()
    expect(await db().select().from(payments).where(kept)).toEqual([])
  })

  test('but paid without our knowing are found to be paid, and kept', async () => {
    const { intent } = await paidBrowser(app.url)
    const own = eq(payments.stripePaymentIntentId, intent.paymentIntentId)
    await db()
      .update(payments)
      .set({ status: 'created', userId: null, createdAt: earlier(limit) })
      .where(own)
    await applyNow()
    expect(await db().select().from(payments).where(own)).toMatchObject([
      { status: 'succeeded', userId: expect.any(String) },
    ])
  })

  test('take along a monthly plan that never began', async () => {
    const userId = await newUser()
    const plan = (endedAt: Date) => ({
      userId,
      stripeSubscriptionId: `sub_${randomUUID()}`,
      plan: 'standard' as const,
      status: 'canceled' as const,
      endedAt,
    })
    await db()
      .insert(subscriptions)
      .values([plan(earlier(limit)), plan(later(limit))])
    await applyNow()
    const left = await db().select().from(subscriptions).where(eq(subscriptions.userId, userId))
    expect(left.map(({ endedAt }) => endedAt)).toEqual([later(limit)])
  })
})

describe('cases', () => {
  test('go after twelve months with everything that hangs on them', async () => {
    const limit = monthsBefore(NOW, 12)
    const userId = await newUser()
    const [old, young] = [
      await newCase(userId, earlier(limit)),
      await newCase(userId, later(limit)),
    ]
    const [lawyer] = await db().select({ id: lawyers.id }).from(lawyers).limit(1)
    for (const caseId of [old, young]) {
      await db().insert(legalAnalyses).values({
        caseId,
        identifiedAreas: [],
        applicableLaws: '[]',
        keyConsiderations: [],
        confidence: 0.5,
        engine: 'built-in',
        language: 'en',
        resultEncrypted: 'sealed',
      })
      await db().insert(caseReads).values({ caseId, reader: 'owner', readAt: NOW })
      const [request] = await db()
        .insert(contactRequests)
        .values({
          caseId,
          userId,
          contentEncrypted: 'sealed',
          channel: 'email',
          language: 'en',
          consentedAt: NOW,
        })
        .returning({ id: contactRequests.id })
      await db()
        .insert(lawyerReferrals)
        .values({ caseId, userId, lawyerId: lawyer?.id, requestId: request?.id })
    }
    await applyNow()
    for (const table of [legalAnalyses, caseReads, contactRequests, lawyerReferrals]) {
      const left = await db().select({ caseId: table.caseId }).from(table)
      expect(left).toEqual([{ caseId: young }])
    }
    expect((await db().select({ id: legalCases.id }).from(legalCases)).map(({ id }) => id)).toEqual(
      [young],
    )
  })

  test('live as long as the settings in force say', async () => {
    const userId = await newUser()
    const id = await newCase(userId, monthsBefore(NOW, 4))
    const { config } = app.runtime
    const retention = { ...config.retention, analysesMonths: 3 }
    await applyNow({ config: { ...config, retention } })
    expect(await db().select().from(legalCases).where(eq(legalCases.id, id))).toEqual([])
  })
})

describe('everything else', () => {
  const months = monthsBefore(NOW, 12)
  const logs = daysBefore(NOW, 30)

  /** Two rows of each, an hour on either side of the limit. */
  const both = <Row>(limit: Date, row: (moment: Date) => Row): Row[] => [
    row(earlier(limit)),
    row(later(limit)),
  ]

  test('goes on its day, and not before', async () => {
    const userId = await newUser()
    const [lawyer] = await db().select({ id: lawyers.id }).from(lawyers).limit(1)
    const id = () => randomUUID()
    const note = { operator: 'o', command: 'c', subject: 'case:1', reason: 'r' }
    const mail = { recipient: 'a@example.org', language: 'en' }
    const grant = { userId, email: 'a@example.org', plan: 'free' }
    await db()
      .insert(operatorActions)
      .values(both(months, (doneAt) => ({ ...note, doneAt })))
    await db()
      .insert(lawReports)
      .values(
        both(months, (createdAt) => ({
          id: id(),
          provisionId: 'p',
          substance: 's',
          language: 'en',
          createdAt,
        })),
      )
    await db()
      .insert(lawyerReports)
      .values(
        both(months, (createdAt) => ({
          id: id(),
          lawyerId: lawyer?.id ?? '',
          kind: 'mistake' as const,
          language: 'en',
          createdAt,
        })),
      )
    await db()
      .insert(mailOutbox)
      .values(both(logs, (createdAt) => ({ ...mail, id: id(), kind: 'receipt', createdAt })))
    await db()
      .insert(mailOutbox)
      .values(
        both(daysBefore(NOW, 1), (createdAt) => ({ ...mail, id: id(), kind: 'erased', createdAt })),
      )
    await db().delete(rateWindows)
    await db()
      .insert(rateWindows)
      .values(both(daysBefore(NOW, 1), (windowStart) => ({ subject: 's', windowStart, calls: 1 })))
    await db().delete(sessions)
    await db()
      .insert(sessions)
      .values(both(NOW, (expiresAt) => ({ id: id(), userId, token: id(), expiresAt })))
    await db()
      .insert(verifications)
      .values(both(NOW, (expiresAt) => ({ id: id(), identifier: 'i', value: 'v', expiresAt })))
    await db()
      .insert(emailChanges)
      .values({
        userId,
        newEmail: 'n@example.org',
        oldCodeHash: 'o',
        newCodeHash: 'n',
        expiresAt: earlier(NOW),
        createdAt: NOW,
      })
    await db()
      .insert(erasures)
      .values(both(monthsBefore(NOW, 36), (erasedAt) => ({ addressHash: 'h', erasedAt })))
    await db()
      .insert(grants)
      .values(both(months, (endsAt) => ({ ...grant, startsAt: daysBefore(endsAt, 30), endsAt })))
    await db()
      .insert(givenTexts)
      .values(
        ['2024-11-22', '2024-11-23'].map((day) => ({
          textEncrypted: 'sealed',
          language: 'en',
          area: 'tax',
          day,
        })),
      )

    await applyNow()
    const left = {
      operatorActions: (await db().select().from(operatorActions)).map((row) => row.doneAt),
      lawReports: (await db().select().from(lawReports)).map((row) => row.createdAt),
      lawyerReports: (await db().select().from(lawyerReports)).map((row) => row.createdAt),
      receiptMails: (
        await db().select().from(mailOutbox).where(eq(mailOutbox.recipient, 'a@example.org'))
      ).map((row) => row.createdAt),
      rateWindows: (await db().select().from(rateWindows)).map((row) => row.windowStart),
      sessions: (await db().select().from(sessions)).map((row) => row.expiresAt),
      verifications: (await db().select().from(verifications)).map((row) => row.expiresAt),
      emailChanges: await db().select().from(emailChanges),
      erasures: (await db().select().from(erasures)).map((row) => row.erasedAt),
      grants: (await db().select().from(grants).where(eq(grants.userId, userId))).map(
        (row) => row.endsAt,
      ),
      givenTexts: (await db().select().from(givenTexts)).map((row) => row.day),
    }
    expect(left).toEqual({
      operatorActions: [later(months)],
      lawReports: [later(months)],
      lawyerReports: [later(months)],
      receiptMails: [later(logs), later(daysBefore(NOW, 1))],
      rateWindows: [later(daysBefore(NOW, 1))],
      sessions: [later(NOW)],
      verifications: [later(NOW)],
      emailChanges: [],
      erasures: [later(monthsBefore(NOW, 36))],
      grants: [later(months)],
      givenTexts: ['2024-11-23'],
    })
  })

  test('what was booked on a paid access is forgotten, the access is not', async () => {
    const userId = await newUser()
    const paymentId = randomUUID()
    await newPayment({ id: paymentId, userId, status: 'succeeded' })
    const startsAt = monthsBefore(NOW, 13)
    const [grant] = await db()
      .insert(grants)
      .values({
        userId,
        paymentId,
        email: 'a@example.org',
        plan: 'unlimited',
        startsAt,
        endsAt: earlier(months),
      })
      .returning({ id: grants.id })
    const grantId = grant?.id ?? ''
    await db()
      .insert(grantUses)
      .values(both(months, (usedAt) => ({ grantId, subject: randomUUID(), usedAt })))
    await applyNow()
    expect(await db().select().from(grants).where(eq(grants.id, grantId))).toHaveLength(1)
    const uses = await db().select().from(grantUses).where(eq(grantUses.grantId, grantId))
    expect(uses.map(({ usedAt }) => usedAt)).toEqual([later(months)])
  })

  test('an account with nothing in it goes after twelve months, one with a purchase never', async () => {
    const unused = await newUser(earlier(months))
    const young = await newUser(later(months))
    const signedIn = await newUser(earlier(months))
    await db()
      .insert(sessions)
      .values({ id: randomUUID(), userId: signedIn, token: randomUUID(), expiresAt: later(NOW) })
    const buyer = await newUser(earlier(months))
    await newPayment({ userId: buyer, status: 'succeeded' })
    const removed = await applyNow()
    expect(removed['users']).toBe(1)
    const left = (await db().select({ id: users.id }).from(users)).map(({ id }) => id)
    expect(left).not.toContain(unused)
    expect(left).toEqual(expect.arrayContaining([young, signedIn, buyer]))
  })

  test('more rows than one statement takes all go', async () => {
    const old = Array.from({ length: 2_100 }, () => ({
      operator: 'o',
      command: 'c',
      subject: 'cases:all',
      reason: 'r',
      doneAt: earlier(months),
    }))
    await db().insert(operatorActions).values(old)
    expect((await applyNow())['operator_actions']).toBe(2_100)
  })
})
