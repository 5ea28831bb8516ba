import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../../../test/fresh-database.ts'
import {
  connectDatabase,
  type DatabaseConnection,
} from '../../../platform/database/database.server.ts'
import { type Jobs, startJobs } from '../../../platform/jobs/jobs.server.ts'
import type { PaymentProvider } from '../../../platform/payments/payment-provider.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { lockUserByEmail } from '../../account/server.ts'
import { users } from '../../account/tables.ts'
import { queueCustomerAddress, startCustomerAddressJobs } from './customer-address.jobs.ts'

const log = { info() {}, warn() {}, error() {} }

let database: FreshDatabase
let connection: DatabaseConnection
let jobs: Jobs
let runtime: Runtime
let isDown = false
const told: [customer: string, email: string][] = []

beforeAll(async () => {
  database = await freshDatabase()
  connection = connectDatabase(database.url, log)
  jobs = await startJobs(database.url, log)
  const payments: Partial<PaymentProvider> = {
    async changeCustomerEmail(customer, email) {
      if (isDown) throw new Error('not reached')
      told.push([customer, email])
      return true
    },
  }
  runtime = { db: connection.db, jobs, payments } as unknown as Runtime
  await startCustomerAddressJobs(runtime)
})
afterAll(async () => {
  await jobs.stop()
  await connection.close()
  await database.drop()
})

async function customer(email: string, stripeCustomerId: string | null): Promise<string> {
  const { id } = await lockUserByEmail(connection.db, email)
  await connection.db.update(users).set({ stripeCustomerId }).where(eq(users.id, id))
  return id
}

const queue = (userId: string) =>
  connection.db.transaction((tx) => queueCustomerAddress(runtime, tx, userId))

it('a provider that is down hears of the new address when it is back', async () => {
  const id = await customer('new@example.org', 'cus_ana')
  isDown = true
  await queue(id)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(told).toEqual([])
  isDown = false
  await expect.poll(() => told, { timeout: 15_000 }).toEqual([['cus_ana', 'new@example.org']])
})

it('who never had a monthly plan is unknown there, and nothing is told', async () => {
  const before = told.length
  await queue(await customer('none@example.org', null))
  const last = await customer('last@example.org', 'cus_last')
  await queue(last)
  await expect
    .poll(() => told.at(-1), { timeout: 15_000 })
    .toEqual(['cus_last', 'last@example.org'])
  expect(told).toHaveLength(before + 1)
})

it('the queue holds no address', async () => {
  const { rows } = await connection.pool.query('select data::text as data from pgboss.job')
  expect(JSON.stringify(rows)).not.toContain('@')
})
