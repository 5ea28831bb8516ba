import type { Config } from '../platform/config.server.ts'
import { openPool } from '../platform/database/database.server.ts'
import type { Log } from '../platform/log.server.ts'
import {
  createPaymentProvider,
  type PaymentProvider,
  type PaymentProviderOptions,
} from '../platform/payments/payment-provider.server.ts'
import { startPaymentSandbox } from '../platform/payments/sandbox/start-sandbox.server.ts'

/** The demo's keys: good for nothing but the sandbox on this machine's loopback. */
const SANDBOX_KEYS = {
  secretKey: 'sk_test_sandbox_on_loopback_only',
  publishableKey: 'pk_test_sandbox_on_loopback_only',
  webhookSecret: 'whsec_sandbox_on_loopback_only',
}
const SANDBOX_CONNECTIONS = 4

export type RunningPayments = {
  provider: PaymentProvider
  publishableKey: string
  /** Where the sandbox listens, if it is the provider. */
  sandbox: { origin: string } | undefined
  close(): Promise<void>
}

/** The real provider when keys are configured, else the sandbox that speaks its API. */
export async function startPayments(
  config: Config,
  databaseUrl: string,
  webhookUrl: () => string,
  log: Log,
): Promise<RunningPayments> {
  if (config.stripe) {
    const { stripe } = config
    return {
      provider: createPaymentProvider({ ...stripe, ...apiAt(stripe.apiOrigin) }),
      publishableKey: stripe.publishableKey,
      sandbox: undefined,
      close: async () => {},
    }
  }
  // A pool of its own: the app calls the sandbox while it holds one of its own connections.
  const pool = openPool(databaseUrl, SANDBOX_CONNECTIONS, log)
  const sandbox = await startPaymentSandbox({ pool, ...SANDBOX_KEYS, webhookUrl, log })
  const provider = createPaymentProvider({
    ...SANDBOX_KEYS,
    api: { host: sandbox.host, port: sandbox.port, protocol: 'http' },
  })
  return {
    provider,
    publishableKey: SANDBOX_KEYS.publishableKey,
    sandbox: { origin: `http://${sandbox.host}:${sandbox.port}` },
    async close() {
      await sandbox.close()
      await pool.end()
    },
  }
}

function apiAt(origin: string | undefined): Pick<PaymentProviderOptions, 'api'> {
  if (!origin) return {}
  const { hostname, port, protocol } = new URL(origin)
  const secure = protocol === 'https:'
  return {
    api: {
      host: hostname,
      port: port ? Number(port) : secure ? 443 : 80,
      protocol: secure ? 'https' : 'http',
    },
  }
}
