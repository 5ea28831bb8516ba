import { once } from 'node:events'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { openBrowser } from './http-browser.ts'
import { CARDS, caseForm, type Intent, openIntent, payWith } from './purchase-steps.ts'
import { type AppWithDatabase, START_PATIENCE_MS, startAppWithDatabase } from './running-app.ts'

let app: AppWithDatabase
beforeAll(async () => {
  app = await startAppWithDatabase()
}, START_PATIENCE_MS + 10_000)
afterAll(() => app.close())

test('the paying browser is subscribed and told of each change', async () => {
  const browser = openBrowser(app.url)
  const intent = await openIntent(browser, caseForm())
  const socket = await openSocket(browser.cookie())
  socket.subscribe(intent)
  expect(await socket.next()).toMatchObject({
    type: 'subscribed',
    status: 'created',
    paymentIntentId: intent.paymentIntentId,
  })
  await payWith(browser, intent, CARDS.good)
  expect(await socket.next()).toEqual({
    type: 'payment_update',
    status: 'succeeded',
    message: 'Payment Successful',
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    paymentIntentId: intent.paymentIntentId,
  })
})

test('a browser that did not set the payment up is refused, whether the payment exists or not', async () => {
  const intent = await openIntent(openBrowser(app.url), caseForm())
  const other = openBrowser(app.url)
  await openIntent(other, caseForm())
  for (const cookie of ['', other.cookie()]) {
    const socket = await openSocket(cookie)
    for (const paymentIntentId of [intent.paymentIntentId, 'pi_doesnotexist1']) {
      socket.subscribe({ paymentIntentId, clientSecret: '' })
      expect(await socket.next()).toEqual({
        type: 'error',
        code: 'payment_not_found',
        message: 'No such payment here',
        paymentIntentId,
      })
    }
  }
})

test.each(['https://evil.example', 'null', 'http://127.0.0.1'])(
  'a page of the origin %s cannot open a socket',
  async (origin) => {
    const socket = new WebSocket(app.url.replace('http', 'ws').concat('/ws'), { origin })
    // The refusal is reported as an error as well as by its answer.
    socket.on('error', () => undefined)
    const [, response] = await once(socket, 'unexpected-response')
    expect(response.statusCode).toBe(403)
    response.resume()
    socket.terminate()
  },
)

test.each([
  ['no JSON', 'hello'],
  ['another type', '{"type":"subscribe_everything"}'],
  ['a prototype', '{"__proto__":{"type":"subscribe_payment"},"paymentIntentId":"pi_123456"}'],
  ['a list', '[]'],
  ['an id that is none', `{"type":"subscribe_payment","paymentIntentId":"' or 1=1 --"}`],
  ['a NUL', '{"type":"subscribe_payment","paymentIntentId":"pi_12345\\u00006"}'],
  ['deep nesting', '['.repeat(900)],
])('%s is answered as not understood, and the socket goes on', async (_name, text) => {
  const browser = openBrowser(app.url)
  const intent = await openIntent(browser, caseForm())
  const socket = await openSocket(browser.cookie())
  socket.send(text)
  expect(await socket.next()).toMatchObject({ type: 'error', code: 'invalid_message' })
  socket.subscribe(intent)
  expect(await socket.next()).toMatchObject({ type: 'subscribed' })
})

test('a message beyond the limit closes the socket', async () => {
  const socket = await openSocket('')
  socket.send('x'.repeat(5_000))
  expect(await socket.closed).toBe(1009)
  expect((await openBrowser(app.url).get('/healthz')).status).toBe(200)
})

async function openSocket(cookie: string) {
  const socket = new WebSocket(app.url.replace('http', 'ws').concat('/ws'), {
    origin: app.url,
    headers: cookie ? { cookie } : {},
  })
  onTestFinished(() => socket.terminate())
  const received: unknown[] = []
  let arrived = () => {}
  socket.on('message', (data) => {
    received.push(JSON.parse(String(data)))
    arrived()
  })
  const closed = once(socket, 'close').then(([code]) => code as number)
  await once(socket, 'open')
  return {
    closed,
    send: (text: string) => socket.send(text),
    subscribe: ({ paymentIntentId }: Intent) =>
      socket.send(JSON.stringify({ type: 'subscribe_payment', paymentIntentId })),
    async next(): Promise<unknown> {
      while (received.length === 0) {
        await new Promise<void>((resolve) => {
          arrived = resolve
        })
      }
      return received.shift()
    },
  }
}
