import { rm } from 'node:fs/promises'
import pg from 'pg'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../src/platform/database/embedded-postgres.server.ts'
import { startPaymentSandbox } from '../src/platform/payments/sandbox/start-sandbox.server.ts'
import { freshDataDir, startApp } from '../test/running-app.ts'
import { type AppPair, startAppPair } from './app-pair.ts'
import { openDatabaseLine } from './database-line.ts'
import { startPostman } from './postman.ts'
import type { Chance } from './random.ts'

export const KEYS = {
  secretKey: 'sk_test_chaos_on_loopback_only',
  publishableKey: 'pk_test_chaos_on_loopback_only',
  webhookSecret: 'whsec_chaos_on_loopback_only',
}
const quiet = { info() {}, warn() {}, error() {}, debug() {} }

export type World = Awaited<ReturnType<typeof startWorld>>

/** Two processes of the app on one database, and a payment provider with a database of its own. */
export async function startWorld(chance: Chance) {
  const folders = [await freshDataDir(), await freshDataDir(), await freshDataDir()]
  const [appFolder = '', providerFolder = '', dataDir = ''] = folders
  const startProduct = () => startEmbeddedPostgres({ dataDir: appFolder, log: quiet })
  let product: EmbeddedPostgres = await startProduct()
  const providerDatabase = await startEmbeddedPostgres({ dataDir: providerFolder, log: quiet })
  const line = await openDatabaseLine()
  line.leadTo(Number(new URL(product.url).port))

  let apps: AppPair | undefined
  const appUrl = () => apps?.url() ?? 'http://127.0.0.1:1'
  const postman = await startPostman(chance, appUrl)
  const pool = new pg.Pool({ connectionString: providerDatabase.url, max: 20 })
  const sandbox = await startPaymentSandbox({
    ...KEYS,
    pool,
    webhookUrl: () => postman.url,
    log: quiet,
  })
  const providerUrl = `http://${sandbox.host}:${sandbox.port}`
  const faults = { appsKilled: 0, databaseRestarts: 0 }

  const lineUrl = Object.assign(new URL(product.url), { port: String(line.port) }).href
  const launch = () =>
    startApp({
      DATABASE_URL: lineUrl,
      DATA_DIR: dataDir,
      APP_SECRET: 'a secret of the fault injection, long enough',
      TRUSTED_PROXIES: '127.0.0.1',
      STRIPE_SECRET_KEY: KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: KEYS.webhookSecret,
      STRIPE_API_ORIGIN: providerUrl,
    })
  const pair = await startAppPair(launch, chance)
  apps = pair

  return {
    providerUrl,
    productUrl: () => product.url,
    providerDatabaseUrl: providerDatabase.url,
    postman,
    faults,
    appUrl,
    async killApp() {
      faults.appsKilled += 1
      await pair.killOne()
    },
    async restartDatabase() {
      faults.databaseRestarts += 1
      await product.stop()
      product = await startProduct()
      line.leadTo(Number(new URL(product.url).port))
    },
    async close() {
      await pair.stop()
      await sandbox.close()
      await pool.end()
      await postman.close()
      line.close()
      await product.stop()
      await providerDatabase.stop()
      for (const folder of folders) {
        await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
      }
    },
  }
}
