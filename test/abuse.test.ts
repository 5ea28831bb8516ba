import { once } from 'node:events'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { openBrowser } from './http-browser.ts'
import { caseForm, openIntent, paidBrowser } from './purchase-steps.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from './running-app.ts'

const SOCKETS_PER_ADDRESS = 64
const ANALYSES_A_DAY = 30
// It stands in the source, so anybody may try it.
const SECRET_KEY = 'sk_test_sandbox_on_loopback_only'

let app: AppWithDatabase
beforeAll(async () => {
  app = await startAppWithDatabase()
}, START_PATIENCE_MS + 10_000)
afterAll(() => app.close())

test('one address holds so many sockets and no more; another address still gets one', async () => {
  const address = '203.0.113.77'
  const opened = Array.from({ length: SOCKETS_PER_ADDRESS + 6 }, () => openSocket(address))
  await Promise.all(opened.map(({ open }) => open))
  await expect.poll(() => opened.filter(({ code }) => code() === 1013).length).toBe(6)
  const other = openSocket('203.0.113.78')
  await other.open
  const freed = opened.find(({ code }) => code() === undefined)
  freed?.socket.close()
  await expect.poll(() => freed?.code()).toBe(1005)
  const next = openSocket(address)
  await next.open
  next.socket.send('{}')
  await once(next.socket, 'message')
})

test("the sandbox's secret key opens nothing from outside", async () => {
  const { paymentIntentId } = await openIntent(openBrowser(app.url), caseForm())
  const path = `/sandbox/v1/payment_intents/${paymentIntentId}`
  for (const authorization of [
    `Bearer ${SECRET_KEY}`,
    `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`,
    '',
  ]) {
    const answer = await openBrowser(app.url).get(path, { authorization })
    expect(answer.status).toBe(401)
    expect(answer.text).not.toContain('example.org')
  }
})

test('analyses asked for at once are counted one after the other and never past the daily limit', async () => {
  const form = caseForm()
  const { browser } = await paidBrowser(app.url, form)
  const ask = () => browser.post('/api/analyze-case', form)
  const answers = await Promise.all(Array.from({ length: ANALYSES_A_DAY + 5 }, ask))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(ANALYSES_A_DAY)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
})

test('however often and without a form, a payment answers with its one analysis', async () => {
  const { browser, intent } = await paidBrowser(app.url)
  const { paymentIntentId } = intent
  const ask = () => browser.post('/api/legal-cases', { paymentIntentId })
  const answers = [...(await Promise.all(Array.from({ length: 12 }, ask))), await ask()]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const ids = answers.map(({ json }) => (json as { case: { id: string } }).case.id)
  expect(new Set(ids).size).toBe(1)
})

function openSocket(address: string) {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/ws`, {
    headers: { 'x-forwarded-for': address },
  })
  let closedWith: number | undefined
  socket.on('close', (code) => {
    closedWith = code
  })
  onTestFinished(() => socket.terminate())
  return { socket, open: once(socket, 'open'), code: () => closedWith }
}
