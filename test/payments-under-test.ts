import { sql } from 'drizzle-orm'
import pg from 'pg'
import { expect } from 'vitest'
import { createPurchaseHooks } from '../src/app/purchase.ts'
import type { PaymentHooks } from '../src/features/payments/server/payment-hooks.ts'
import { findPayment, type Payment } from '../src/features/payments/server/payments.repo.ts'
import { syncPayment } from '../src/features/payments/server/sync-payment.ts'
import { type Catalogue, loadCatalogue } from '../src/i18n/catalogue.server.ts'
import type { SellerSettings } from '../src/platform/config.server.ts'
import { connectDatabase, type Database } from '../src/platform/database/database.server.ts'
import { listMails, type QueuedMail } from '../src/platform/mail/list-mails.server.ts'
import {
  createPaymentProvider,
  type PaymentProvider,
} from '../src/platform/payments/payment-provider.server.ts'
import {
  type PaymentSandbox,
  startPaymentSandbox,
} from '../src/platform/payments/sandbox/start-sandbox.server.ts'
import { startRealtime } from '../src/platform/realtime/realtime.server.ts'
import type { Runtime } from '../src/platform/runtime.server.ts'
import { createKeyring } from '../src/platform/secrets/keyring.server.ts'
import { freshDatabase } from './fresh-database.ts'

const KEYS = { secretKey: 'sk_test_a', publishableKey: 'pk_test_a', webhookSecret: 'whsec_a' }
const quiet = { info() {}, warn() {}, error() {}, debug() {} }

type Buyer = { email: string; card?: string; language?: string }

export type PaymentsUnderTest = {
  runtime: Runtime
  hooks: PaymentHooks
  catalogue: Catalogue
  setNow(moment: string): void
  /** Another process on the same database. */
  neighbour(): Runtime
  /** From here on the provider is not reached, or is again. */
  providerIsDown(down: boolean): void
  /** An intent that a card has paid, beside our row that still says `created`. */
  paidIntent(buyer: Buyer): Promise<string>
  /** A payment whose success we have seen. */
  buy(buyer: Buyer): Promise<Payment>
  refund(intentId: string, amountCents?: number): Promise<void>
  paymentOf(intentId: string): Promise<Payment>
  mailsTo(email: string, kind: string): Promise<QueuedMail[]>
  close(): Promise<void>
}

/** Payments with everything they set in motion, on a database and a sandbox of their own, without a server. */
export async function startPaymentsUnderTest(
  seller: { seller: SellerSettings; vatText: string } | undefined,
): Promise<PaymentsUnderTest> {
  const closers: (() => Promise<unknown>)[] = []
  const database = await freshDatabase()
  closers.push(database.drop)
  const connect = () => {
    const connection = connectDatabase(database.url, quiet)
    closers.push(connection.close)
    return connection.db
  }
  const pool = new pg.Pool({ connectionString: database.url, max: 4 })
  closers.push(() => pool.end())
  const webhookUrl = () => 'http://127.0.0.1:1/nobody'
  const sandbox = await startPaymentSandbox({ ...KEYS, pool, webhookUrl, log: quiet })
  closers.push(sandbox.close)
  const realtime = await startRealtime(database.url, quiet)
  closers.push(realtime.close)
  const providerAt = (port: number) =>
    createPaymentProvider({ ...KEYS, api: { host: sandbox.host, port, protocol: 'http' } })
  const provider = providerAt(sandbox.port)
  const catalogue = loadCatalogue('public/translations')
  let now = new Date('2026-03-02T12:00:00Z')
  const runtime = {
    config: {
      production: false,
      publicUrl: 'https://legal.example',
      port: 3000,
      demo: { mail: true, payments: true, directory: true },
      ...(seller ?? { seller: undefined, vatText: undefined }),
    },
    db: connect(),
    keyring: createKeyring(['a secret of the tests, long enough for it']),
    log: quiet,
    payments: provider,
    realtime,
    now: () => now,
    // Jobs are not started: no test here sends a form along.
  } as unknown as Runtime
  const hooks = createPurchaseHooks(runtime, { catalogue, places: undefined as never })
  const paymentOf = async (intentId: string) => {
    const payment = await findPayment(runtime.db, intentId)
    if (!payment) throw new Error('no such payment')
    return payment
  }
  const under: PaymentsUnderTest = {
    runtime,
    hooks,
    catalogue,
    setNow(moment) {
      now = new Date(moment)
    },
    neighbour: () => ({ ...runtime, db: connect() }),
    providerIsDown(down) {
      runtime.payments = down ? providerAt(1) : provider
    },
    paidIntent: (buyer) => payByCard(runtime.db, provider, sandbox, buyer),
    async buy(buyer) {
      const intentId = await under.paidIntent(buyer)
      await syncPayment(runtime, hooks, intentId)
      return paymentOf(intentId)
    },
    async refund(intentId, amountCents) {
      const part = amountCents === undefined ? {} : { amountCents }
      const key = `refund ${crypto.randomUUID()}`
      const outcome = await provider.refundIntent({ intentId, ...part, idempotencyKey: key })
      expect(outcome.ok).toBe(true)
      await syncPayment(runtime, hooks, intentId)
    },
    paymentOf,
    mailsTo: async (email, kind) =>
      (await listMails(runtime)).filter((mail) => mail.to === email && mail.kind === kind),
    async close() {
      for (const close of closers.reverse()) await close()
    },
  }
  return under
}

async function payByCard(
  db: Database,
  provider: PaymentProvider,
  sandbox: PaymentSandbox,
  { email, card = 'pm_card_visa', language = 'en' }: Buyer,
): Promise<string> {
  const { id } = await provider.createIntent({
    amountCents: 999,
    currency: 'usd',
    email,
    metadata: {},
    description: 'access',
    idempotencyKey: `create ${crypto.randomUUID()}`,
  })
  await db.execute(
    sql`insert into payments (email, stripe_payment_intent_id, amount, currency, status, type, language)
      values (${email}, ${id}, 999, 'usd', 'created', 'unlimited', ${language})`,
  )
  const url = `http://${sandbox.host}:${sandbox.port}/v1/payment_intents/${id}/confirm`
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${KEYS.secretKey}` },
    body: new URLSearchParams({ payment_method: card, return_url: 'http://localhost/' }),
  })
  expect(answer.status).toBe(200)
  return id
}
