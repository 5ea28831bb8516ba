import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createApiApp } from '../src/app/api.ts'
import type { RunningApp } from '../src/app/boot.ts'
import { startErasureJobs } from '../src/app/erase-person.jobs.ts'
import { logRequests } from '../src/app/log-requests.ts'
import { countRequests, metricsRoutes, startMetrics } from '../src/app/metrics.ts'
import { createPurchaseHooks } from '../src/app/purchase.ts'
import { sandboxRoutes } from '../src/app/sandbox-browser-calls.ts'
import { startPayments } from '../src/app/start-payments.ts'
import { startAccessJobs } from '../src/features/access/server/access.jobs.ts'
import { startAnalysisJobs } from '../src/features/analysis/server/analysis.jobs.ts'
import type { Adviser } from '../src/features/analysis/server.ts'
import { lawyerRecord } from '../src/features/directory/server/lawyer-record.ts'
import { insertLawyers, type NewLawyer } from '../src/features/directory/server/lawyers.repo.ts'
import { createLawyerFinder, loadRegisters } from '../src/features/directory/server.ts'
import { readConfig } from '../src/platform/config.server.ts'
import { connectDatabase } from '../src/platform/database/database.server.ts'
import type { ApiVariables } from '../src/platform/http/api.server.ts'
import { startJobs } from '../src/platform/jobs/jobs.server.ts'
import { listMails } from '../src/platform/mail/list-mails.server.ts'
import { startRealtime } from '../src/platform/realtime/realtime.server.ts'
import type { Runtime } from '../src/platform/runtime.server.ts'
import { createKeyring } from '../src/platform/secrets/keyring.server.ts'
import { createTypesetter } from '../src/platform/typesetting/typesetter.server.ts'
import { type EnginesUnderTest, startEngines } from './engines-under-test.ts'
import { freshDatabase } from './fresh-database.ts'
import type { HttpBrowser } from './http-browser.ts'

export const TEST_SECRET = 'a secret of the tests, long enough for it'
export const METRICS_TOKEN = 'a token of the tests, long enough for it'

export type AppInProcess = Awaited<ReturnType<typeof startAppInProcess>>

/**
 * Every call of the product, its jobs and its payment sandbox over HTTP, without the pages and their build. The
 * engine counts words; everything that stores, mails and logs is the product's own.
 */
export async function startAppInProcess(settings: Record<string, string> = {}) {
  const database = await freshDatabase()
  const config = readConfig({ METRICS_TOKEN, APP_SECRET: TEST_SECRET, ...settings })
  const logged: string[] = []
  const say = (...said: unknown[]) => void logged.push(inspect(said, { depth: 12 }))
  const log = { info: say, warn: say, error: say }
  const connection = connectDatabase(database.url, log)
  let url = ''
  const payments = await startPayments(
    config,
    database.url,
    () => `${url}/api/webhooks/stripe`,
    log,
  )
  const realtime = await startRealtime(database.url, log)
  const jobs = await startJobs(database.url, log)
  const typesetter = createTypesetter()
  const clock = { aheadMs: 0 }
  const runtime: Runtime = {
    config,
    db: connection.db,
    keyring: createKeyring([TEST_SECRET]),
    log,
    payments: payments.provider,
    jobs,
    realtime,
    typesetter,
    now: () => new Date(Date.now() + clock.aheadMs),
  }
  const engines = await startEngines()
  const knowledge = knowledgeOf(engines)
  const hooks = createPurchaseHooks(runtime, knowledge)
  await startAccessJobs(runtime, knowledge.catalogue)
  await startAnalysisJobs(runtime, knowledge)
  await startErasureJobs({ runtime, hooks, catalogue: knowledge.catalogue })
  const finder = createLawyerFinder({ ...runtime, registers: knowledge.registers })
  const parts = { runtime, knowledge, payments, finder, purchaseHooks: hooks }
  const server = serve({ fetch: createSite(parts as unknown as RunningApp).fetch, port: 0 })
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    databaseUrl: database.url,
    runtime,
    hooks,
    catalogue: knowledge.catalogue,
    pool: connection.pool,
    clock,
    /** Every log line so far, as far in as objects go. */
    logged,
    mails: () => listMails(runtime),
    async addLawyer(slug: string) {
      await insertLawyers(connection.db, [lawyerToAsk(slug)])
    },
    async signIn(browser: HttpBrowser, email: string) {
      await browser.post('/api/sign-in/code', { email, language: 'en' })
      const mail = (await listMails(runtime)).find(({ to }) => to === email)
      const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
      const answer = await browser.post('/api/sign-in', { email, code })
      if (answer.status !== 200) throw new Error(`not signed in: ${answer.text}`)
    },
    async close() {
      await new Promise((resolve) => (server as Server).close(resolve))
      await jobs.stop()
      await payments.close()
      await realtime.close()
      await typesetter.close()
      await engines.close()
      await connection.close()
      await database.drop()
    },
  }
}

function knowledgeOf({ parts, builtIn }: EnginesUnderTest) {
  return {
    corpus: parts.corpus,
    places: parts.places,
    catalogue: parts.catalogue,
    registers: loadRegisters('knowledge'),
    adviser: { ...builtIn, advise: quotingAdviser(builtIn) },
  }
}

/** Facts with this word meet a fault that quotes them, as careless code does. */
export const FAULT = 'Kurzschluss'

/** Quotes the person's last word, as an engine may quote any of them. */
function quotingAdviser({ advise }: Adviser): Adviser['advise'] {
  return async (question, ...rest) => {
    const { facts } = question
    if (facts.includes(FAULT)) throw new TypeError(`Cannot read "${facts}"`)
    const composed = await advise(question, ...rest)
    return { ...composed, because: [...composed.because, facts.split(' ').at(-1) ?? ''] }
  }
}

function createSite(app: RunningApp) {
  const { runtime, payments } = app
  const web = new Hono<{ Variables: ApiVariables }>()
  const metrics = startMetrics(runtime)
  web.use(async (c, next) => {
    c.set('runtime', runtime)
    c.set('clientAddress', c.req.header('x-forwarded-for') ?? '192.0.2.1')
    await next()
  })
  web.use(countRequests(metrics, () => 'a page'))
  web.use(logRequests)
  web.route('/', metricsRoutes(metrics, runtime))
  web.route('/', createApiApp(app))
  if (payments.sandbox)
    web.route('/', sandboxRoutes(payments.sandbox.origin, payments.publishableKey))
  return web
}

function lawyerToAsk(slug: string): NewLawyer {
  return lawyerRecord({
    slug,
    name: 'Ana Gil',
    firm: 'Firm',
    location: 'Los Angeles',
    country: 'US',
    jurisdiction: 'US-CA',
    experience: null,
    specializations: ['real-estate'],
    languages: ['en'],
    email: `${slug}@lawyers.example`,
    isSample: true,
  })
}
