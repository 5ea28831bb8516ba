import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { giveAccess, listGrantsOfUser } from '../src/features/access/server.ts'
import { sendSignInCode, signInWithCode, type User } from '../src/features/account/server.ts'
import type { Adviser } from '../src/features/analysis/server/adviser.ts'
import { analyseCase } from '../src/features/analysis/server/analyse-case.ts'
import { registerOwnCaseRoutes } from '../src/features/dashboard/server/own-cases.http.ts'
import { registerUserRoutes } from '../src/features/dashboard/server/users.http.ts'
import { caseFormSchema } from '../src/features/intake/contract.ts'
import { issueReceipts } from '../src/features/payments/server/issue-receipts.ts'
import { findPayment, type Payment } from '../src/features/payments/server/payments.repo.ts'
import { payments } from '../src/features/payments/tables.ts'
import { type Catalogue, loadCatalogue } from '../src/i18n/catalogue.server.ts'
import {
  connectDatabase,
  type DatabaseConnection,
} from '../src/platform/database/database.server.ts'
import { type Api, createApi } from '../src/platform/http/api.server.ts'
import { startJobs } from '../src/platform/jobs/jobs.server.ts'
import { listMails, type QueuedMail } from '../src/platform/mail/list-mails.server.ts'
import type { Runtime } from '../src/platform/runtime.server.ts'
import { createKeyring } from '../src/platform/secrets/keyring.server.ts'
import { exampleAnalysis } from './analysis-example.ts'
import { freshDatabase } from './fresh-database.ts'

const log = { info() {}, warn() {}, error() {} }
const PUBLIC_URL = 'https://site.example'

export type Person = { user: User; cookie: string }

export type AccountUnderTest = {
  runtime: Runtime
  api: Api
  catalogue: Catalogue
  connection: DatabaseConnection
  /** What analyses found the last time, and what they were asked. */
  adviser: Adviser
  asked: Parameters<Adviser['advise']>[0][]
  setNow(moment: string): void
  signedIn(email?: string): Promise<Person>
  /** A paid 30-day access with its receipt, as the hooks make it. */
  pay(person: Person): Promise<Payment>
  /** An analysed case of a person who has access. @returns its id */
  analyse(person: Person, facts?: string, paidWith?: Payment): Promise<string>
  call(
    request: readonly [method: string, path: string],
    who: { cookie?: string; address?: string },
    body?: unknown,
  ): Promise<{ status: number; body: unknown; text: string; headers: Headers }>
  mailsTo(email: string): Promise<QueuedMail[]>
  /** The cookie of the browser that paid. */
  paidBy(payment: Pick<Payment, 'stripePaymentIntentId'>): string
  /** Every row of every table, as text. */
  dump(): Promise<string>
  close(): Promise<void>
}

let people = 0

/** Accounts with everything that hangs on them, on a database of their own, without a server. */
export async function startAccountUnderTest(): Promise<AccountUnderTest> {
  const database = await freshDatabase()
  const connection = connectDatabase(database.url, log)
  const jobs = await startJobs(database.url, log)
  await jobs.work({ name: 'tell-customer-address', data: z.unknown() }, async () => {})
  const catalogue = loadCatalogue('public/translations')
  let now = new Date('2026-11-10T12:00:00Z')
  const runtime = {
    config: {
      production: false,
      publicUrl: PUBLIC_URL,
      port: 3000,
      demo: { mail: true, payments: true, directory: true },
      seller: undefined,
      vatText: undefined,
    },
    db: connection.db,
    keyring: createKeyring(['a secret of the tests, long enough for it']),
    log,
    jobs,
    now: () => now,
  } as unknown as Runtime
  const { id: _, caseId: __, createdAt: ___, ...composed } = exampleAnalysis
  const asked: AccountUnderTest['asked'] = []
  const adviser: Adviser = {
    async advise(question) {
      asked.push(question)
      // As a real result does, it quotes what the person wrote.
      return { ...composed, because: [question.facts] }
    },
  }
  const api = apiOf(runtime, adviser, catalogue)
  const mailsTo = async (email: string) =>
    (await listMails(runtime)).filter(({ to }) => to === email)

  return {
    runtime,
    api,
    catalogue,
    connection,
    adviser,
    asked,
    setNow(moment) {
      now = new Date(moment)
    },
    signedIn: (email = `person-${++people}@example.org`) =>
      signInAs(runtime, catalogue, mailsTo, email),
    pay: (person) => payFor(runtime, catalogue, person),
    analyse: (person, facts, paidWith) => analyseFor(runtime, adviser, person, facts, paidWith),
    async call([method, path], { cookie = '', address }, body) {
      const answer = await api.request(path, {
        method,
        headers: {
          cookie,
          ...(address ? { 'x-test-address': address } : {}),
          ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
        },
        ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
      })
      const text = await answer.text()
      return { status: answer.status, body: JSON.parse(text), text, headers: answer.headers }
    },
    mailsTo,
    paidBy: ({ stripePaymentIntentId }) =>
      `checkout=${encodeURIComponent(runtime.keyring.sign(stripePaymentIntentId, 'cookie:checkout'))}`,
    dump: () => dumpOf(connection),
    async close() {
      await jobs.stop()
      await connection.close()
      await database.drop()
    },
  }
}

async function payFor(runtime: Runtime, catalogue: Catalogue, { user }: Person): Promise<Payment> {
  const intent = `pi_${randomUUID().replaceAll('-', '')}`
  const now = runtime.now()
  await runtime.db.insert(payments).values({
    email: user.email,
    stripePaymentIntentId: intent,
    amount: 999,
    status: 'succeeded',
    type: 'unlimited',
    description: '30-Day Unlimited Access',
    createdAt: now,
  })
  return runtime.db.transaction(async (tx) => {
    const payment = await findPayment(tx, intent)
    if (!payment) throw new Error('The payment was not stored')
    const { userId } = await giveAccess(tx, payment, now)
    await tx.update(payments).set({ userId }).where(eq(payments.id, payment.id))
    await issueReceipts(runtime, catalogue, tx, intent, undefined)
    return { ...payment, userId }
  })
}

async function analyseFor(
  runtime: Runtime,
  adviser: Adviser,
  { user }: Person,
  facts = 'My landlord keeps my deposit of 1,200 dollars.',
  paidWith?: Payment,
): Promise<string> {
  const grants = await listGrantsOfUser(runtime.db, user.id, runtime.now())
  const grant = grants.find(({ paymentId }) => !paidWith || paymentId === paidWith.id)
  if (!grant) throw new Error('no grant')
  const { email } = user
  const outcome = await analyseCase(runtime, adviser, {
    form: caseFormSchema.parse({ email, country: 'US', jurisdiction: 'US-CA', facts }),
    grant,
    openToPayer: paidWith !== undefined,
    paymentIntentId: paidWith?.stripePaymentIntentId ?? null,
  })
  if (outcome.kind !== 'analysed') throw new Error(outcome.kind)
  return outcome.legalCase.id
}

async function dumpOf({ pool }: DatabaseConnection): Promise<string> {
  const tables = await pool.query(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const dumps = tables.rows.map(async ({ name }) => {
    const found = await pool.query(`select jsonb_agg(t)::text as rows from ${name} t`)
    return `${name} ${found.rows[0]?.rows}`
  })
  return (await Promise.all(dumps)).join('\n')
}

function apiOf(runtime: Runtime, adviser: Adviser, catalogue: Catalogue): Api {
  const api = createApi()
  let calls = 0
  api.use('*', async (c, next) => {
    calls += 1
    c.set('runtime', runtime)
    // Each call from an address of its own, unless a test is about that.
    c.set('clientAddress', c.req.header('x-test-address') ?? `10.${calls >> 8}.${calls % 256}.1`)
    await next()
  })
  registerUserRoutes(api, runtime, catalogue)
  registerOwnCaseRoutes(api, runtime, { adviser, catalogue })
  return api
}

async function signInAs(
  runtime: Runtime,
  catalogue: Catalogue,
  mailsTo: (email: string) => Promise<QueuedMail[]>,
  email: string,
): Promise<Person> {
  await sendSignInCode(runtime, email, { translate: catalogue.translate('en'), language: 'en' })
  const mail = (await mailsTo(email)).find(({ kind }) => kind === 'sign_in_code')
  const code = /\d{6}/.exec(mail?.text ?? '')?.[0] ?? ''
  const found = await signInWithCode(runtime, email, code)
  if (!found) throw new Error('The code did not open')
  return { user: found.user, cookie: found.cookies[0]?.split(';')[0] ?? '' }
}
