import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../../test/fresh-database.ts'
import {
  connectDatabase,
  type DatabaseConnection,
} from '../../../platform/database/database.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { createKeyring } from '../../../platform/secrets/keyring.server.ts'
import { giveAccess } from '../../access/server.ts'
import { lockUserByEmail, type User } from '../../account/server.ts'
import { insertCase } from '../../intake/server.ts'
import { findPayment } from '../../payments/server.ts'
import { payments } from '../../payments/tables.ts'
import { accountOverview } from './account-overview.ts'

const PAID = new Date('2026-03-01T12:00:00Z')
const FACTS = 'My landlord keeps my deposit of 1,200 dollars.'

let database: FreshDatabase
let connection: DatabaseConnection
let runtime: Runtime
let now = PAID
let people = 0

beforeAll(async () => {
  database = await freshDatabase()
  connection = connectDatabase(database.url, { info() {}, warn() {}, error() {} })
  const parts: Partial<Runtime> = {
    db: connection.db,
    keyring: createKeyring(['a secret of the tests, long enough for it']),
    now: () => now,
  }
  runtime = parts as Runtime
})

afterAll(async () => {
  await connection.close()
  await database.drop()
})

async function person(): Promise<User> {
  people += 1
  return lockUserByEmail(connection.db, `person${people}@example.org`)
}

async function pay(user: User, amountRefunded = 0, createdAt = PAID): Promise<string> {
  const intent = `pi_${randomUUID()}`
  await connection.db.insert(payments).values({
    userId: user.id,
    email: user.email,
    stripePaymentIntentId: intent,
    amount: 999,
    amountRefunded,
    status: 'succeeded',
    type: 'unlimited',
    description: '30-Day Unlimited Access',
    createdAt,
  })
  return intent
}

async function describe(user: User, jurisdiction: string, legalArea: 'employment' | 'other') {
  const form = {
    email: user.email,
    country: 'US',
    jurisdiction,
    legalArea,
    facts: FACTS,
    urgency: 'low' as const,
  }
  const about = { form, userId: user.id, grantId: null, paymentIntentId: null }
  return insertCase(connection.db, runtime.keyring, about)
}

it('a person who has bought nothing is on the free plan and has empty lists', async () => {
  const user = await person()
  expect(await accountOverview(runtime, user)).toEqual({
    email: user.email,
    plan: 'free',
    planEndsAt: null,
    analysisCredits: 1,
    analysesPerDay: null,
    memberSince: user.createdAt.toISOString(),
    payments: [],
    cases: [],
  })
})

it('bought access shows its end and daily limit, and is gone when it ends', async () => {
  now = PAID
  const user = await person()
  const payment = await findPayment(connection.db, await pay(user))
  if (!payment) throw new Error('The payment was not stored')
  await connection.db.transaction((tx) => giveAccess(tx, payment, PAID))
  expect(await accountOverview(runtime, user)).toMatchObject({
    plan: 'premium',
    planEndsAt: '2026-03-31T12:00:00.000Z',
    analysisCredits: -1,
    analysesPerDay: 30,
  })
  now = new Date('2026-03-31T12:00:01Z')
  expect(await accountOverview(runtime, user)).toMatchObject({ plan: 'free', planEndsAt: null })
})

it('payments come newest first, and money that went back says so', async () => {
  const user = await person()
  await pay(user, 0, new Date('2026-03-01T12:00:00Z'))
  await pay(user, 500, new Date('2026-03-02T12:00:00Z'))
  await pay(user, 999, new Date('2026-03-03T12:00:00Z'))
  const { payments: shown } = await accountOverview(runtime, user)
  expect(shown.map(({ status }) => status)).toEqual(['refunded', 'partly_refunded', 'succeeded'])
  expect(JSON.stringify(shown)).not.toContain('pi_')
})

it("only a person's own cases are shown, newest first, and of each nothing but what tells them apart", async () => {
  const user = await person()
  await describe(await person(), 'US-NY', 'employment')
  const older = await describe(user, 'US-CA', 'other')
  const newer = await describe(user, 'US-TX', 'employment')
  const { cases } = await accountOverview(runtime, user)
  expect(cases).toEqual([
    {
      id: newer?.id,
      country: 'US',
      jurisdiction: 'US-TX',
      legalArea: 'employment',
      createdAt: newer?.createdAt.toISOString(),
    },
    {
      id: older?.id,
      country: 'US',
      jurisdiction: 'US-CA',
      legalArea: null,
      createdAt: older?.createdAt.toISOString(),
    },
  ])
})
