import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type Answer, type HttpBrowser, openBrowser } from '../test/http-browser.ts'
import { CARDS, caseForm, type Intent } from '../test/purchase-steps.ts'
import type { Chance } from './random.ts'
import { KEYS, type World } from './world.ts'

const TRIES = 40
const WAIT_MS = 400
/** How long people read and type between two steps, so that faults meet every step. */
const LONGEST_THOUGHT_MS = 1_500

/** What became of a visit, for the table at the end. */
export type Visit =
  | 'left before paying'
  | 'declined'
  | 'left at once after paying'
  | 'left while it was analysed'
  | 'saw the result'

/**
 * One person at the checkout: writes, sets a payment up, pays or fails to, and comes back or closes the browser.
 * Each call goes to whichever process is alive, and is tried again like a browser that lost its connection.
 */
export async function visit(world: World, chance: Chance): Promise<Visit> {
  const browser = openBrowserOfMany(world)
  const form = caseForm()
  const setUp = () =>
    browser.post('/api/create-payment-intent', {
      planType: 'unlimited',
      amount: 999,
      email: form.email,
      form,
    })
  const answers = await Promise.all(chance.happens(0.2) ? [setUp(), setUp()] : [setUp()])
  const intent = answers.find(({ status }) => status === 200)?.json as Intent | undefined
  if (!intent || chance.happens(0.05)) return 'left before paying'
  const socket = chance.happens(0.5) ? watch(world, browser, intent) : undefined

  await think(chance)
  const paid = await pay(world, intent, chance)
  if (!paid) return closing(socket, 'declined')
  if (chance.happens(0.35)) return closing(socket, 'left at once after paying')
  if (chance.happens(0.2)) await setUp()

  await think(chance)
  const tell = () =>
    browser.post('/api/payment-success', { paymentIntentId: intent.paymentIntentId })
  await Promise.all(chance.happens(0.3) ? [tell(), tell()] : [tell()])
  await think(chance)
  const analyse = () =>
    browser.post('/api/legal-cases', { ...form, paymentIntentId: intent.paymentIntentId })
  if (chance.happens(0.15)) {
    void analyse().catch(() => undefined)
    return closing(socket, 'left while it was analysed')
  }
  await Promise.all(chance.happens(0.3) ? [analyse(), analyse()] : [analyse()])
  return closing(socket, 'saw the result')
}

const think = (chance: Chance) => pause(chance.below(LONGEST_THOUGHT_MS))

async function pay(world: World, intent: Intent, chance: Chance): Promise<boolean> {
  if (chance.happens(0.1)) {
    await confirm(world, intent, CARDS.declined)
    if (chance.happens(0.5)) return false
  }
  const bankAsks = chance.happens(0.15)
  await confirm(world, intent, bankAsks ? CARDS.threeDSecure : CARDS.good)
  if (!bankAsks) return true
  const outcome = chance.happens(0.7) ? 'succeed' : 'fail'
  await providerCall(world, `sandbox/payment_intents/${intent.paymentIntentId}/authenticate`, {
    client_secret: intent.clientSecret,
    outcome,
  })
  return outcome === 'succeed'
}

function confirm(world: World, intent: Intent, card: string): Promise<void> {
  return providerCall(world, `payment_intents/${intent.paymentIntentId}/confirm`, {
    client_secret: intent.clientSecret,
    return_url: 'http://localhost/payment-success',
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card,
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': String(new Date().getUTCFullYear() + 1),
    'payment_method_data[card][cvc]': '123',
  })
}

/** As the provider's own script in the browser; a decline is an answer too. */
async function providerCall(
  world: World,
  path: string,
  fields: Record<string, string>,
): Promise<void> {
  const answer = await fetch(`${world.providerUrl}/v1/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${KEYS.publishableKey}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields),
  })
  await answer.text()
  if (answer.status >= 500) throw new Error(`the provider answered ${answer.status}`)
}

/** Keeps one person's cookies over all processes of the app. */
function openBrowserOfMany(world: World): Pick<HttpBrowser, 'post' | 'cookie'> {
  const browser = openBrowser('')
  return {
    cookie: browser.cookie,
    async post(path, body) {
      let last: Answer | undefined
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        last = await browser.post(`${world.appUrl()}${path}`, body).catch(() => undefined)
        if (last && last.status < 500 && last.status !== 429) return last
        await pause(WAIT_MS)
      }
      throw new Error(`no answer from ${path}: ${last?.status ?? 'no connection'}`)
    },
  }
}

function watch(world: World, browser: Pick<HttpBrowser, 'cookie'>, intent: Intent): WebSocket {
  const socket = new WebSocket(`${world.appUrl().replace('http', 'ws')}/ws`, {
    headers: { cookie: browser.cookie() },
  })
  const { paymentIntentId } = intent
  socket.on('error', () => undefined)
  socket.once('open', () =>
    socket.send(JSON.stringify({ type: 'subscribe_payment', paymentIntentId })),
  )
  return socket
}

function closing(socket: WebSocket | undefined, what: Visit): Visit {
  socket?.terminate()
  return what
}
