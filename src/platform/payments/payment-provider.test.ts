import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { freshDatabase } from '../../../test/fresh-database.ts'
import { realPaymentTestKey } from '../../../test/payment-test-keys.ts'
import {
  createPaymentProvider,
  isProviderUnavailable,
  type PaymentProviderOptions,
} from './payment-provider.server.ts'
import { describeProvider } from './payment-provider-conformance.ts'
import type { Connection } from './payment-provider-steps.ts'
import { openSandboxBench, SECRET_KEY, WEBHOOK_SECRET } from './sandbox/sandbox-bench.ts'
import { signWebhook } from './sandbox/webhook-signature.ts'

function connect(options: PaymentProviderOptions, close: () => Promise<void>): Connection {
  const stripe = new Stripe(options.secretKey, { ...options.api, maxNetworkRetries: 2 })
  return { provider: createPaymentProvider(options), stripe, close }
}

describeProvider('the sandbox', false, async () => {
  const opened = await openSandboxBench(await freshDatabase())
  const options = { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, api: opened.api() }
  return connect(options, () => opened.close())
})

const realKey = realPaymentTestKey()
const realName =
  realKey === null
    ? 'the real provider (skipped: STRIPE_SECRET_KEY_FOR_TESTS is not set)'
    : 'the real provider, in test mode'
describeProvider(realName, realKey === null, async () =>
  connect({ secretKey: realKey ?? '', webhookSecret: WEBHOOK_SECRET }, async () => undefined),
)

describe('a webhook', () => {
  const provider = createPaymentProvider({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET })
  const event = (object: object) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type: 'some.type', data: { object } })
  const signed = (body: string, at = new Date()) => signWebhook(body, WEBHOOK_SECRET, at)

  test.each([
    [{ object: 'payment_intent', id: 'pi_1' }, 'pi_1'],
    [{ object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }, 'pi_1'],
    [{ object: 'refund', id: 're_1', payment_intent: { id: 'pi_1' } }, 'pi_1'],
    [{ object: 'charge', id: 'ch_1', payment_intent: null }, null],
    [{ object: 'customer', id: 'cus_1' }, null],
  ])('of %j names the intent %s', (object, intentId) => {
    const body = event(object)
    const expected = {
      ok: true,
      eventId: 'evt_1',
      eventType: 'some.type',
      intentId,
      subscriptionId: null,
    }
    expect(provider.readWebhook(body, signed(body))).toEqual(expected)
    expect(provider.readWebhook(new TextEncoder().encode(body), signed(body))).toEqual(expected)
  })

  test.each([
    [{ object: 'subscription', id: 'sub_1' }, 'sub_1'],
    [
      {
        object: 'invoice',
        id: 'in_1',
        parent: { type: 'subscription_details', subscription_details: { subscription: 'sub_2' } },
      },
      'sub_2',
    ],
    [{ object: 'invoice', id: 'in_1', parent: null }, null],
  ])('of %j names the subscription %s', (object, subscriptionId) => {
    const body = event(object)
    expect(provider.readWebhook(body, signed(body))).toMatchObject({
      ok: true,
      intentId: null,
      subscriptionId,
    })
  })

  test('is believed only with a fresh signature of ours over exactly this body', () => {
    const body = event({ object: 'payment_intent', id: 'pi_1' })
    const old = new Date(Date.now() - 10 * 60_000)
    const readings = [
      provider.readWebhook(body, undefined),
      provider.readWebhook(body, null),
      provider.readWebhook(body, ''),
      provider.readWebhook(body, 'nonsense'),
      provider.readWebhook(body, signed(body, old)),
      provider.readWebhook(body, signWebhook(body, 'whsec_other', new Date())),
      provider.readWebhook(body.replace('pi_1', 'pi_2'), signed(body)),
      provider.readWebhook('not json', signed('not json')),
      provider.readWebhook('', signed('')),
      provider.readWebhook('null', signed('null')),
    ]
    expect(readings).toEqual(readings.map(() => ({ ok: false })))
  })
})

describe('a provider that cannot be reached', () => {
  test('is told apart from one that refuses', async () => {
    const provider = createPaymentProvider({
      secretKey: SECRET_KEY,
      webhookSecret: WEBHOOK_SECRET,
      // Nothing listens on the discard port.
      api: { host: '127.0.0.1', port: 9, protocol: 'http' },
    })
    const error: unknown = await provider.retrieveIntent('pi_1').catch((thrown: unknown) => thrown)
    expect(isProviderUnavailable(error)).toBe(true)
    expect(isProviderUnavailable(new Error('something of ours'))).toBe(false)
  })
})
