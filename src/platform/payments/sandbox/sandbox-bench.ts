import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import Stripe from 'stripe'
import { type PaymentSandbox, startPaymentSandbox } from './start-sandbox.server.ts'

export const SECRET_KEY = 'sk_test_sandbox_secret'
export const PUBLISHABLE_KEY = 'pk_test_sandbox_public'
export const WEBHOOK_SECRET = 'whsec_sandbox'
export const RETURN_URL = 'http://localhost/payment-success'

export type Delivery = { headers: IncomingHttpHeaders; body: string; status: number }

/** The sandbox on a database of its own, the official SDK, a browser's calls and a webhook receiver. */
export type SandboxBench = Awaited<ReturnType<typeof openSandboxBench>>

export async function openSandboxBench(database: { url: string; drop(): Promise<void> }) {
  const pool = new pg.Pool({ connectionString: database.url })
  // Dropping the database cuts the connections that are still open.
  pool.on('error', () => undefined)
  const receiver = await startReceiver()
  const logged: string[] = []
  const clock = { aheadMs: 0 }
  const write = (fields: object, message: string) => {
    logged.push(`${message} ${JSON.stringify(fields)}`)
  }
  const start = (): Promise<PaymentSandbox> =>
    startPaymentSandbox({
      pool,
      secretKey: SECRET_KEY,
      publishableKey: PUBLISHABLE_KEY,
      webhookSecret: WEBHOOK_SECRET,
      webhookUrl: () => receiver.url,
      now: () => new Date(Date.now() + clock.aheadMs),
      log: { info: write, warn: write, error: write },
    })
  let sandbox = await start()
  return {
    pool,
    receiver,
    logged,
    clock,
    api: () => ({ host: sandbox.host, port: sandbox.port, protocol: 'http' as const }),
    /** Without retries, so that a test sees each answer; one connection per request. */
    stripe: (key = SECRET_KEY) =>
      new Stripe(key, {
        host: sandbox.host,
        port: sandbox.port,
        protocol: 'http',
        maxNetworkRetries: 0,
        telemetry: false,
      }),
    browser: (
      method: 'GET' | 'POST',
      path: string,
      params: Record<string, string>,
      idempotencyKey?: string,
    ) => callAsBrowser(sandbox, method, path, params, idempotencyKey),
    /** What the billing has to do by now; move `clock` first. */
    billDue: () => sandbox.billDue(),
    async restart() {
      await sandbox.close()
      sandbox = await start()
    },
    async close() {
      await sandbox.close()
      await receiver.close()
      await pool.end()
      await database.drop()
    },
  }
}

export type BrowserAnswer = { status: number; body: unknown; text: string }

async function callAsBrowser(
  sandbox: PaymentSandbox,
  method: 'GET' | 'POST',
  path: string,
  params: Record<string, string>,
  idempotencyKey: string | undefined,
): Promise<BrowserAnswer> {
  const form = new URLSearchParams(params).toString()
  const url = `http://${sandbox.host}:${sandbox.port}${path}`
  const response = await fetch(method === 'GET' ? `${url}?${form}` : url, {
    method,
    headers: {
      Authorization: `Bearer ${PUBLISHABLE_KEY}`,
      'Content-Type': 'application/x-www-form-urlencoded',
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    },
    ...(method === 'GET' ? {} : { body: form }),
  })
  const text = await response.text()
  return { status: response.status, body: JSON.parse(text), text }
}

/** The form that the card fields of a checkout page send. */
export function cardForm(
  number: string,
  change: Record<string, string> = {},
): Record<string, string> {
  return {
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': number,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': String(new Date().getUTCFullYear() + 2),
    'payment_method_data[card][cvc]': '123',
    return_url: RETURN_URL,
    ...change,
  }
}

async function startReceiver() {
  const deliveries: Delivery[] = []
  const answer = { status: 200 }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8')
      deliveries.push({ headers: request.headers, body, status: answer.status })
      response.writeHead(answer.status).end()
    })
  })
  const port = await listening(server)
  return {
    deliveries,
    answer,
    url: `http://127.0.0.1:${port}/hook`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address() as AddressInfo
      resolve(address.port)
    })
  })
}
