import { createServer, type Server } from 'node:http'
import type { Pool } from 'pg'
import { billDue, startBillingLoop } from './billing.server.ts'
import { startDeliveryLoop } from './delivery-loop.server.ts'
import { API_VERSION, handleRequest, type SandboxLog } from './handle-request.server.ts'
import { createSandboxSchema } from './schema.server.ts'

export type PaymentSandboxOptions = {
  /** A request holds one connection for its transaction: never call the sandbox inside one of this pool's. */
  pool: Pool
  /** 0 or absent: a free one. */
  port?: number
  host?: '127.0.0.1'
  secretKey: string
  publishableKey: string
  webhookSecret: string
  webhookUrl: () => string
  now?: () => Date
  /** Seconds between the end of a month and its charge; none unless said. The real provider takes an hour. */
  renewalDraftSeconds?: () => number
  log: SandboxLog
}

export type PaymentSandbox = {
  host: string
  port: number
  /** Renews, tries again and ends what is due at the sandbox's clock, without waiting for the billing's own look. */
  billDue(): Promise<number>
  close(): Promise<void>
}

/**
 * The payment provider's HTTP API on loopback, for demo and tests. Its state is in the database
 * schema `payment_sandbox`, so that it outlives this process as a real provider's would.
 */
export async function startPaymentSandbox(options: PaymentSandboxOptions): Promise<PaymentSandbox> {
  const host = options.host ?? '127.0.0.1'
  const now = options.now ?? (() => new Date())
  await createSandboxSchema(options.pool)
  const loop = await startDeliveryLoop({ ...options, now })
  const settings = { ...options, now, onWrite: loop.kick }
  const { renewalDraftSeconds = () => 0 } = options
  const billingSettings = { ...settings, apiVersion: API_VERSION, renewalDraftSeconds }
  const billing = startBillingLoop(billingSettings)
  const server = createServer((request, response) => {
    handleRequest(settings, request, response).catch((error: unknown) => {
      const name = error instanceof Error ? error.name : 'unknown'
      options.log.error({ name }, 'payment sandbox could not answer')
      response.destroy()
    })
  })
  try {
    const port = await listen(server, host, options.port ?? 0)
    return {
      host,
      port,
      billDue: () => billDue(billingSettings),
      async close() {
        await Promise.all([closeServer(server), billing.stop(), loop.stop()])
      },
    }
  } catch (error) {
    await Promise.all([billing.stop(), loop.stop()])
    throw error
  }
}

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('no TCP address'))
      else resolve(address.port)
    })
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeIdleConnections()
  })
}
