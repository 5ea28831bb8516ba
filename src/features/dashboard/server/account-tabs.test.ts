import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  type AccountUnderTest,
  startAccountUnderTest,
} from '../../../../test/account-under-test.ts'
import { forgetSubject } from '../../access/server.ts'
import { recordCaseRead } from '../../intake/server.ts'
import { findPayment, issueReceipts } from '../../payments/server.ts'
import { subscriptions } from '../../payments/tables.ts'
import { loadPlaces } from '../../places/server.ts'
import { accountHeader } from './account-header.ts'
import { billingHistory } from './billing-history.ts'
import { openTab } from './open-tab.ts'
import { usageOverview } from './usage-overview.ts'

const places = loadPlaces('knowledge/places.yaml')
let app: AccountUnderTest

beforeAll(async () => {
  app = await startAccountUnderTest()
})
afterAll(() => app.close())
beforeEach(() => app.setNow('2026-11-10T12:00:00Z'))

it('a person who has bought nothing is on the free plan and has empty tabs', async () => {
  const { user, cookie } = await app.signedIn()
  expect(await accountHeader(app.runtime, user)).toEqual({
    id: user.id,
    email: user.email,
    plan: 'free',
    planEndsAt: null,
    renews: false,
    analysisCredits: 1,
    analysesPerDay: null,
    memberSince: user.createdAt.toISOString(),
  })
  expect(await billingHistory(app.runtime, user, cookie)).toEqual([])
  expect(await usageOverview(app.runtime, user)).toMatchObject({
    month: '2026-11',
    madeThisMonth: 0,
    meters: [{ plan: 'free', used: 0, total: 1 }],
    chart: { total: 0 },
    activities: [],
  })
})

it('bought access shows its end and daily limit, and is gone when it ends', async () => {
  const ana = await app.signedIn()
  await app.pay(ana)
  expect(await accountHeader(app.runtime, ana.user)).toMatchObject({
    plan: 'premium',
    planEndsAt: '2026-12-10T12:00:00.000Z',
    renews: false,
    analysisCredits: -1,
    analysesPerDay: 30,
  })
  app.setNow('2026-12-10T12:00:01Z')
  expect(await accountHeader(app.runtime, ana.user)).toMatchObject({
    plan: 'free',
    planEndsAt: null,
  })
})

it('a monthly plan renews until it is cancelled, and not before its first payment', async () => {
  const { user } = await app.signedIn()
  const plan = { userId: user.id, stripeSubscriptionId: 'sub_tabs', plan: 'premium' as const }
  await app.connection.db.insert(subscriptions).values({ ...plan, status: 'incomplete' })
  const renews = async () => (await accountHeader(app.runtime, user)).renews
  expect(await renews()).toBe(false)
  await app.runtime.db.execute(sql`update subscriptions set status = 'active'`)
  expect(await renews()).toBe(true)
  await app.runtime.db.execute(sql`update subscriptions set cancel_at_period_end = true`)
  expect(await renews()).toBe(false)
})

it('payments come newest first with their papers, and money that went back says so', async () => {
  const ana = await app.signedIn()
  const statuses = [0, 500, 999]
  for (const [at, refunded] of statuses.entries()) {
    app.setNow(`2026-10-0${at + 1}T12:00:00Z`)
    const { id, stripePaymentIntentId } = await app.pay(ana)
    await app.runtime.db.transaction(async (tx) => {
      await tx.execute(sql`update payments set amount_refunded = ${refunded} where id = ${id}`)
      await issueReceipts(app.runtime, app.catalogue, tx, stripePaymentIntentId, undefined)
    })
  }
  const shown = await billingHistory(app.runtime, ana.user, ana.cookie)
  expect(shown.map(({ status }) => status)).toEqual(['refunded', 'partly_refunded', 'succeeded'])
  expect(shown.map(({ papers }) => papers.map(({ kind }) => kind))).toEqual([
    ['receipt', 'refund'],
    ['receipt', 'refund'],
    ['receipt'],
  ])
  expect(JSON.stringify(shown)).not.toContain('pi_')
})

it('the right to withdraw is offered while it stands, and to its owner alone', async () => {
  const ana = await app.signedIn()
  await app.pay(ana)
  const until = async (cookie: string) =>
    (await billingHistory(app.runtime, ana.user, cookie)).map(({ withdrawUntil }) => withdrawUntil)
  expect(await until(ana.cookie)).toEqual(['2026-11-24'])
  expect(await until((await app.signedIn()).cookie)).toEqual([null])
  app.setNow('2026-11-25T12:00:00Z')
  expect(await until(ana.cookie)).toEqual([null])
})

it('usage counts what was made in this month of UTC, and the year by area', async () => {
  const ana = await app.signedIn()
  app.setNow('2026-10-31T23:59:59Z')
  const payment = await app.pay(ana)
  await app.analyse(ana)
  app.setNow('2026-11-01T00:00:00Z')
  const kept = await app.analyse(ana)
  const deleted = await app.analyse(ana)
  await app.call(['DELETE', `/api/cases/${deleted}`], ana)
  const usage = await usageOverview(app.runtime, ana.user)
  expect(usage).toMatchObject({ month: '2026-11', madeThisMonth: 2 })
  expect(usage.meters[0]).toMatchObject({ plan: 'unlimited', per: 'day', used: 2, total: 30 })
  expect(usage.chart.keys).toEqual(['real-estate', 'unknown'])
  expect(usage.chart.months.slice(-2)).toEqual([
    { month: '2026-10', total: 1, counts: [1, 0] },
    { month: '2026-11', total: 2, counts: [1, 1] },
  ])
  expect(usage.activities.map(({ kind, at }) => [kind, at.slice(0, 10)])).toEqual([
    ['analysis', '2026-11-01'],
    ['analysis', '2026-11-01'],
    ['analysis', '2026-10-31'],
    ['receipt', '2026-10-31'],
  ])
  const cases = usage.activities.flatMap((one) => (one.kind === 'analysis' ? [one.caseId] : []))
  expect(cases).toHaveLength(3)
  expect(cases.filter((id) => id === null)).toHaveLength(1)
  expect(cases).toContain(kept)
  expect(usage.activities.at(-1)).toMatchObject({ amount: 999, type: payment.type })
})

it('an operator who opened a case is among what happened, with the reason', async () => {
  const [ana, ben] = [await app.signedIn(), await app.signedIn()]
  await app.pay(ana)
  const caseId = await app.analyse(ana)
  await recordCaseRead(app.runtime.db, {
    caseId,
    reader: 'operator',
    operator: 'Op',
    reason: 'a question by mail',
    readAt: app.runtime.now(),
  })
  const { activities } = await usageOverview(app.runtime, ana.user)
  expect(activities).toContainEqual({
    kind: 'operator_read',
    at: '2026-11-10T12:00:00.000Z',
    caseId,
    reason: 'a question by mail',
  })
  expect((await usageOverview(app.runtime, ben.user)).activities).toEqual([])
})

it("forgetting a subject touches nobody else's uses", async () => {
  const [ana, ben] = [await app.signedIn(), await app.signedIn()]
  await app.pay(ana)
  const caseId = await app.analyse(ana)
  await app.runtime.db.transaction((tx) => forgetSubject(tx, ben.user.id, caseId))
  expect(await app.dump()).toContain(`"subject": "${caseId}"`)
})

it('a tab loads its own part alone, and a fault stays inside it', async () => {
  const ana = await app.signedIn()
  const payment = await app.pay(ana)
  const wish = {
    user: ana.user,
    cookies: ana.cookie,
    language: 'en' as const,
    query: new URLSearchParams(),
  }
  const open = (tab: 'profile' | 'billing' | 'usage' | 'cases' | 'subscription') =>
    openTab(app.runtime, places, { ...wish, tab })
  expect(Object.keys(await open('profile'))).toEqual(['tab', 'profile', 'emailChange'])
  expect(Object.keys(await open('billing'))).toEqual(['tab', 'payments'])
  expect(await open('subscription')).toEqual({ tab: 'subscription' })
  expect(await findPayment(app.runtime.db, payment.stripePaymentIntentId)).toBeDefined()
  const broken = { ...app.runtime, db: undefined as never }
  expect(await openTab(broken, places, { ...wish, tab: 'usage' })).toEqual({
    tab: 'usage',
    failed: true,
  })
})
