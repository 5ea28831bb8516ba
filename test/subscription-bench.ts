import { eq } from 'drizzle-orm'
import pg from 'pg'
import Stripe from 'stripe'
import { isActive } from '../src/features/access/domain/grant-period.ts'
import {
  bookAnalysis,
  followPlan,
  giveAccess,
  listGrantsOfUser,
  takeAccessBack,
} from '../src/features/access/server.ts'
import { grants } from '../src/features/access/tables.ts'
import { identityOf } from '../src/features/account/server/identity.ts'
import { signInWithCode } from '../src/features/account/server.ts'
import { users } from '../src/features/account/tables.ts'
import type {
  OwnSubscription,
  SubscriptionPaymentSetup,
  SubscriptionPlan,
} from '../src/features/payments/contract.ts'
import type { FailedRenewal, PaymentHooks } from '../src/features/payments/server/payment-hooks.ts'
import { registerPaymentRoutes } from '../src/features/payments/server/payments.http.ts'
import { syncDoubtfulSubscriptions } from '../src/features/payments/server/payments.jobs.ts'
import { registerPaymentWebhook } from '../src/features/payments/server/payments.webhook.ts'
import { registerSubscriptionRoutes } from '../src/features/payments/server/subscriptions.http.ts'
import { syncPayment } from '../src/features/payments/server/sync-payment.ts'
import { payments, subscriptions } from '../src/features/payments/tables.ts'
import { connectDatabase } from '../src/platform/database/database.server.ts'
import { type Api, createApi } from '../src/platform/http/api.server.ts'
import { refuseOtherOrigins, requireJson } from '../src/platform/http/request-guards.server.ts'
import { createPaymentProvider } from '../src/platform/payments/payment-provider.server.ts'
import { cardForm } from '../src/platform/payments/sandbox/sandbox-bench.ts'
import { startPaymentSandbox } from '../src/platform/payments/sandbox/start-sandbox.server.ts'
import { signWebhook } from '../src/platform/payments/sandbox/webhook-signature.ts'
import type { Realtime } from '../src/platform/realtime/realtime.server.ts'
import { startRealtime } from '../src/platform/realtime/realtime.server.ts'
import type { Runtime } from '../src/platform/runtime.server.ts'
import { createKeyring } from '../src/platform/secrets/keyring.server.ts'
import { freshDatabase } from './fresh-database.ts'

const KEYS = { secretKey: 'sk_test_a', publishableKey: 'pk_test_a', webhookSecret: 'whsec_a' }
const quiet = { info() {}, warn() {}, error() {}, debug() {} }
const catalogue = { languages: ['en' as const, 'es' as const] }

export type SubscriptionBench = Awaited<ReturnType<typeof openSubscriptionBench>>

/** The calls about monthly plans on a database and a sandbox of their own, under one clock that a test moves. */
export async function openSubscriptionBench() {
  const closers: (() => Promise<unknown>)[] = []
  const database = await freshDatabase()
  closers.push(database.drop)
  const connection = connectDatabase(database.url, quiet)
  closers.push(connection.close)
  const pool = new pg.Pool({ connectionString: database.url, max: 6 })
  pool.on('error', () => undefined)
  closers.push(() => pool.end())
  const clock = { aheadMs: 0 }
  const provider = { renewalDraftSeconds: 0 }
  const now = () => new Date(Date.now() + clock.aheadMs)
  const sandbox = await startPaymentSandbox({
    ...KEYS,
    pool,
    webhookUrl: () => 'http://127.0.0.1:9/nobody',
    now,
    renewalDraftSeconds: () => provider.renewalDraftSeconds,
    log: quiet,
  })
  closers.push(sandbox.close)
  const realtime: Realtime = await startRealtime(database.url, quiet)
  closers.push(realtime.close)
  const address = { host: sandbox.host, port: sandbox.port, protocol: 'http' as const }
  const parts: Partial<Runtime> = {
    config: { production: false, port: 3000, publicUrl: undefined } as Runtime['config'],
    db: connection.db,
    keyring: createKeyring(['a secret of the tests, long enough for it']),
    log: quiet,
    payments: createPaymentProvider({ ...KEYS, api: address }),
    realtime,
    now,
  }
  const runtime = parts as Runtime
  const failures: FailedRenewal[] = []
  const hooks: PaymentHooks = {
    created: async () => {},
    succeeded: (tx, payment) => giveAccess(tx, payment, now()),
    undone: (tx, payment) => takeAccessBack(tx, payment, now()),
    planChanged: (tx, userId) => followPlan(tx, userId, now()),
    renewalFailed: async (_, failure) => void failures.push(failure),
  }
  const api = subscriptionApi(runtime, hooks)
  const stripe = new Stripe(KEYS.secretKey, { ...address, telemetry: false, maxNetworkRetries: 2 })
  return {
    runtime,
    stripe,
    failures,
    provider,
    setClock(moment: string) {
      clock.aheadMs = Date.parse(moment) - Date.now()
    },
    billDue: () => sandbox.billDue(),
    /** What the job does. */
    syncDoubtful: () => syncDoubtfulSubscriptions(runtime, hooks),
    person: (email: string) => newPerson(api, runtime, email),
    api,
    async payWith(card: string, { clientSecret, paymentIntentId }: SubscriptionPaymentSetup) {
      const url = `http://${address.host}:${address.port}/v1/payment_intents/${paymentIntentId}/confirm`
      const answer = await fetch(url, {
        method: 'POST',
        headers: { Authorization: `Bearer ${KEYS.publishableKey}` },
        body: new URLSearchParams(cardForm(card, { client_secret: clientSecret })),
      })
      return answer.status
    },
    /** Hands an event of the provider to our webhook. */
    async nudge(event: Stripe.Event) {
      const body = JSON.stringify(event)
      const answer = await api.request('/api/webhooks/stripe', {
        method: 'POST',
        headers: { 'stripe-signature': signWebhook(body, KEYS.webhookSecret, new Date()) },
        body,
      })
      return answer.status
    },
    /** What the person may use at this moment: the plan of each grant that an analysis can be booked on. */
    async usableBy(email: string) {
      const [user] = await connection.db.select().from(users).where(eq(users.email, email))
      const held = await listGrantsOfUser(connection.db, user?.id ?? '', now())
      return held.filter((grant) => isActive(grant, now())).map(({ plan }) => plan)
    },
    async book(email: string) {
      const [grant] = (await this.grantsOf(email)).toReversed()
      return connection.db.transaction((tx) =>
        bookAnalysis(tx, grant?.id ?? '', crypto.randomUUID(), now()),
      )
    },
    /** A one-off purchase beside the plan, whose money we have seen. */
    async buyThirtyDays(email: string) {
      const { id } = await runtime.payments.createIntent({
        amountCents: 999,
        currency: 'usd',
        email,
        metadata: {},
        description: 'access',
        idempotencyKey: crypto.randomUUID(),
      })
      const bought = { email, stripePaymentIntentId: id, amount: 999, type: 'unlimited' }
      await connection.db.insert(payments).values({ ...bought, status: 'created' })
      await stripe.paymentIntents.confirm(id, {
        payment_method: 'pm_card_visa',
        return_url: 'http://localhost/',
      })
      await syncPayment(runtime, hooks, id)
    },
    async grantsOf(email: string) {
      const rows = await connection.db.select().from(grants).where(eq(grants.email, email))
      return rows.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    },
    paymentsOf: (email: string) =>
      connection.db
        .select()
        .from(payments)
        .where(eq(payments.email, email))
        .orderBy(payments.periodStart, payments.amount),
    subscriptionsOf: async (email: string) => {
      const rows = await connection.db
        .select({ row: subscriptions })
        .from(subscriptions)
        .innerJoin(users, eq(users.id, subscriptions.userId))
        .where(eq(users.email, email))
        .orderBy(subscriptions.createdAt)
      return rows.map(({ row }) => row)
    },
    userOf: async (email: string) => {
      const [user] = await connection.db.select().from(users).where(eq(users.email, email))
      if (!user) throw new Error(`no user ${email}`)
      return user
    },
    async close() {
      for (const close of closers.reverse()) await close()
    },
  }
}

function subscriptionApi(runtime: Runtime, hooks: PaymentHooks): Api {
  const api = createApi()
  api.use('*', async (c, next) => {
    c.set('runtime', runtime)
    c.set('clientAddress', c.req.header('x-test-address') ?? '192.0.2.1')
    await next()
  })
  registerPaymentWebhook(api, runtime, hooks)
  api.use('/api/*', requireJson)
  api.use('/api/*', refuseOtherOrigins)
  registerPaymentRoutes(api, runtime, hooks, catalogue)
  const provider = { publishableKey: KEYS.publishableKey, sandbox: true }
  registerSubscriptionRoutes(api, { runtime, hooks, catalogue, provider })
  return api
}

export type Person = Awaited<ReturnType<typeof newPerson>>

let people = 0

/** Somebody who has signed in with a code, and the cookies of their browser. */
async function newPerson(api: Api, runtime: Runtime, email: string) {
  const code = await identityOf(runtime).createCode(email)
  const signedIn = await signInWithCode(runtime, email, code)
  if (!signedIn) throw new Error('The code did not open')
  people += 1
  const ownAddress = `192.0.${Math.floor(people / 250)}.${people % 250}`
  const cookies = new Map<string, string>()
  const keep = (setCookies: string[]) => {
    for (const text of setCookies) {
      const [name = '', ...value] = (text.split(';')[0] ?? '').split('=')
      cookies.set(name, value.join('='))
    }
  }
  keep(signedIn.cookies)
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const answer = await api.request(path, {
      method,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
        'x-test-address': ownAddress,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    keep(answer.headers.getSetCookie())
    return { status: answer.status, json: (await answer.json()) as unknown }
  }
  return {
    email,
    call,
    subscribe: (planType: SubscriptionPlan) => call('POST', '/api/subscription', { planType }),
    post: (what: 'change' | 'cancel' | 'resume', body: unknown = {}) =>
      call('POST', `/api/subscription/${what}`, body),
    async own() {
      return (await call('GET', '/api/subscription')).json as OwnSubscription
    },
  }
}
