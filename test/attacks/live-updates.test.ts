import { once } from 'node:events'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { type FreshDatabase, freshDatabase } from '../fresh-database.ts'
import { openBrowser } from '../http-browser.ts'
import { CARDS, caseForm, openIntent, payWith, query, tellSuccess } from '../purchase-steps.ts'
import {
  type AppProcess,
  freshDataDir,
  removeDataDir,
  START_PATIENCE_MS,
  startApp,
} from '../running-app.ts'

const LINES = `from pg_stat_activity where application_name = 'legal-ai-assistant realtime'
  and datname = current_database()`

let database: FreshDatabase
let dataDir: string
let first: AppProcess
let second: AppProcess
beforeAll(
  async () => {
    database = await freshDatabase()
    dataDir = await freshDataDir()
    const settings = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      APP_SECRET: 'one secret that two processes of a test share',
      TRUSTED_PROXIES: '127.0.0.1',
    }
    first = await startApp(settings)
    second = await startApp(settings)
  },
  2 * START_PATIENCE_MS + 10_000,
)
afterAll(async () => {
  await first.stop()
  await second.stop()
  await database.drop()
  await removeDataDir(dataDir)
})

test('a payment that one process hears of is told by the other', async () => {
  const browser = openBrowser(first.url)
  const intent = await openIntent(browser, caseForm())
  const socket = await follow(second, browser.cookie(), intent.paymentIntentId)
  expect(await socket.next()).toMatchObject({ type: 'subscribed', status: 'created' })
  await payWith(browser, intent, CARDS.good)
  await tellSuccess(browser, intent)
  expect(await socket.next()).toMatchObject({ type: 'payment_update', status: 'succeeded' })
})

test('what was missed while the line to the database was cut is told when it is back', async () => {
  const browser = openBrowser(first.url)
  const intent = await openIntent(browser, caseForm())
  const socket = await follow(first, browser.cookie(), intent.paymentIntentId)
  expect(await socket.next()).toMatchObject({ type: 'subscribed', status: 'created' })
  await query(database.url, `select pg_terminate_backend(pid) ${LINES}`)
  // Written as another process would write it while nobody listens: there is no message of it.
  await query(
    database.url,
    `update payments set status = 'processing' where stripe_payment_intent_id = $1`,
    [intent.paymentIntentId],
  )
  expect(await socket.next()).toMatchObject({ type: 'payment_update', status: 'processing' })
  const [row] = await query<{ lines: number }>(
    database.url,
    `select count(*)::int as lines ${LINES}`,
  )
  expect(row?.lines).toBe(2)
})

test('a page of another site opens no socket, even in a browser that has paid', async () => {
  const browser = openBrowser(first.url)
  await openIntent(browser, caseForm())
  for (const origin of ['https://evil.example', 'null', second.url]) {
    const socket = new WebSocket(first.url.replace('http', 'ws').concat('/ws'), {
      origin,
      headers: { cookie: browser.cookie() },
    })
    // The refusal is reported as an error as well as by its answer.
    socket.on('error', () => undefined)
    const [, response] = await once(socket, 'unexpected-response')
    expect(response.statusCode).toBe(403)
    response.resume()
    socket.terminate()
  }
})

async function follow(app: AppProcess, cookie: string, paymentIntentId: string) {
  const socket = new WebSocket(app.url.replace('http', 'ws').concat('/ws'), {
    origin: app.url,
    headers: { cookie },
  })
  onTestFinished(() => socket.terminate())
  const received: unknown[] = []
  socket.on('message', (data) => received.push(JSON.parse(String(data))))
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'subscribe_payment', paymentIntentId }))
  return {
    async next(): Promise<unknown> {
      await expect.poll(() => received.length, { timeout: 15_000 }).toBeGreaterThan(0)
      return received.shift()
    },
  }
}
