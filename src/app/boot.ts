import path from 'node:path'
import { startAccessJobs } from '../features/access/server/access.jobs.ts'
import { startAnalysisJobs } from '../features/analysis/server/analysis.jobs.ts'
import {
  createLawyerFinder,
  createLawyersOfPlaces,
  type LawyerFinder,
  type LawyersOfPlaces,
  loadSampleDirectory,
} from '../features/directory/server.ts'
import { startCustomerAddressJobs } from '../features/payments/server/customer-address.jobs.ts'
import { startPaymentJobs } from '../features/payments/server/payments.jobs.ts'
import { startWithdrawalJobs } from '../features/payments/server/withdrawals.jobs.ts'
import type { PaymentHooks } from '../features/payments/server.ts'
import { startContactJobs } from '../features/referral/server/contact.jobs.ts'
import type { Config } from '../platform/config.server.ts'
import { connectDatabase } from '../platform/database/database.server.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.server.ts'
import { migrateDatabase } from '../platform/database/migrate.server.ts'
import { startJobs } from '../platform/jobs/jobs.server.ts'
import type { ModelClient } from '../platform/llm/model-client.server.ts'
import type { Log } from '../platform/log.server.ts'
import { startRealtime } from '../platform/realtime/realtime.server.ts'
import type { Runtime } from '../platform/runtime.server.ts'
import { keptAppSecret } from '../platform/secrets/app-secret.server.ts'
import { createKeyring } from '../platform/secrets/keyring.server.ts'
import {
  createPictureDrawer,
  type PictureDrawer,
} from '../platform/typesetting/picture-drawer.server.ts'
import { createTypesetter } from '../platform/typesetting/typesetter.server.ts'
import { startErasureJobs } from './erase-person.jobs.ts'
import { startHousekeeping } from './housekeeping.ts'
import { type Knowledge, loadKnowledge } from './load-knowledge.ts'
import { startMailJobs } from './mail-jobs.ts'
import { createPurchaseHooks } from './purchase.ts'
import { noteSettledMail } from './settled-mails.ts'
import { startEncoder } from './start-encoder.ts'
import { type RunningPayments, startPayments } from './start-payments.ts'

export type RunningApp = {
  runtime: Runtime
  knowledge: Knowledge
  payments: RunningPayments
  finder: LawyerFinder
  lawyersOfPlaces: LawyersOfPlaces
  drawer: PictureDrawer
  purchaseHooks: PaymentHooks
  /** Stops jobs, connections and the database, in that order. */
  close(): Promise<void>
}

/** Starts everything but the listening socket. What was started is stopped again when a later part fails. */
export async function boot(
  config: Config,
  log: Log,
  webhookUrl: () => string,
): Promise<RunningApp> {
  const closers: (() => Promise<unknown>)[] = []
  const closeAll = async () => {
    for (const close of closers.reverse()) {
      await close().catch((error: unknown) =>
        log.warn(`while stopping: ${error instanceof Error ? error.name : 'error'}`),
      )
    }
  }
  try {
    const databaseUrl = await openDatabase(config, log, closers)
    await migrateDatabase(databaseUrl)
    const database = connectDatabase(databaseUrl, log)
    closers.push(database.close)
    const reading = await startEncoder(config, (message) => log.warn(message))
    closers.push(reading.encoder.close)
    const client = await modelClient(config)
    const knowledge = loadKnowledge(config.knowledgeDir, log, { client, ...reading })
    const payments = await startPayments(config, databaseUrl, webhookUrl, log)
    closers.push(payments.close)
    const realtime = await startRealtime(databaseUrl, log)
    closers.push(realtime.close)
    const jobs = await startJobs(databaseUrl, log)
    closers.push(jobs.stop)
    const typesetter = createTypesetter()
    closers.push(typesetter.close)
    const drawer = createPictureDrawer()
    closers.push(drawer.close)
    const secret = config.appSecret ?? (await keptAppSecret(path.resolve(config.dataDir)))
    const keyring = createKeyring([
      secret,
      ...(config.previousSecret ? [config.previousSecret] : []),
    ])
    const runtime: Runtime = {
      config,
      db: database.db,
      keyring,
      log,
      payments: payments.provider,
      jobs,
      realtime,
      typesetter,
      now: () => new Date(),
    }
    const purchaseHooks = createPurchaseHooks(runtime, knowledge)
    if (config.demo.directory) await loadSampleDirectory(database.db)
    await startAnalysisJobs(runtime, knowledge)
    await startPaymentJobs(runtime, purchaseHooks)
    await startCustomerAddressJobs(runtime)
    await startWithdrawalJobs(runtime, purchaseHooks)
    await startAccessJobs(runtime, knowledge.catalogue)
    const { catalogue, registers } = knowledge
    await startErasureJobs({ runtime, hooks: purchaseHooks, catalogue })
    await startHousekeeping(runtime, purchaseHooks)
    await startContactJobs(runtime, knowledge)
    const mail = await startMailJobs(runtime, {
      words: catalogue.translate,
      onSettled: noteSettledMail,
    })
    closers.push(mail.close)
    const finder = createLawyerFinder({ ...runtime, registers })
    const lawyersOfPlaces = createLawyersOfPlaces({ ...runtime, registers, finder })
    return {
      runtime,
      knowledge,
      payments,
      finder,
      lawyersOfPlaces,
      drawer,
      purchaseHooks,
      close: closeAll,
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}

async function openDatabase(
  config: Config,
  log: Log,
  closers: (() => Promise<unknown>)[],
): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log })
  closers.push(embedded.stop)
  return embedded.url
}

/** The libraries for models take a tenth of a second and 30 MB, which a start without a model need not spend. */
async function modelClient({ ai }: Config): Promise<ModelClient | undefined> {
  if (!ai) return undefined
  const { connectModel } = await import('../platform/llm/language-model.server.ts')
  const { createModelClient } = await import('../platform/llm/model-client.server.ts')
  return createModelClient({ ...connectModel(ai), timeoutMs: ai.timeoutSeconds * 1_000 })
}
