import { createServer, type Server } from 'node:http'
import type { Pool } from 'pg'
import { startDeliveryLoop } from './delivery-loop.server.ts'
import { handleRequest, type SandboxLog } from './handle-request.server.ts'
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
  log: SandboxLog
}

export type PaymentSandbox = { host: string; port: number; close(): Promise<void> }

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
      async close() {
        await Promise.all([closeServer(server), loop.stop()])
      },
    }
  } catch (error) {
    await loop.stop()
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
