import { errorFields } from '../../../platform/log.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { type PaymentUpdate, subscribeMessageSchema } from '../contract.ts'
import { paymentTopic, paymentUpdate } from './announce-payment.ts'
import { checkoutIntents } from './checkout-cookie.ts'
import { findPayment } from './payments.repo.ts'

const MAX_SUBSCRIPTIONS = 8
const MAX_MESSAGE_LENGTH = 1_000

/** One browser's socket: `send` writes to it, `cookieHeader` is what it brought along. */
export type PaymentSocket = { receive(text: string): Promise<void>; close(): void }

/**
 * Answers `subscribe_payment` for payments this browser set up, and passes on each change. When changes may have
 * been missed, the present state is told.
 */
export function openPaymentSocket(
  runtime: Runtime,
  cookieHeader: string | undefined,
  send: (message: unknown) => void,
): PaymentSocket {
  const subscriptions = new Map<string, () => void>()
  const mine = checkoutIntents(runtime, cookieHeader)
  let closed = false

  return {
    async receive(text) {
      const message = parseMessage(text)
      if (!message)
        return send({ type: 'error', code: 'invalid_message', message: 'Not understood' })
      const { paymentIntentId } = message
      const payment = mine.includes(paymentIntentId)
        ? await findPayment(runtime.db, paymentIntentId)
        : undefined
      // Closed while the payment was looked up: a subscription made now would never end.
      if (closed) return
      if (
        !payment ||
        (subscriptions.size >= MAX_SUBSCRIPTIONS && !subscriptions.has(paymentIntentId))
      ) {
        return send({
          type: 'error',
          code: 'payment_not_found',
          message: 'No such payment here',
          paymentIntentId,
        })
      }
      subscriptions.get(paymentIntentId)?.()
      const tellCurrent = async (type: PaymentUpdate['type']) => {
        const { status } = (await findPayment(runtime.db, paymentIntentId)) ?? payment
        if (!closed) send(paymentUpdate(type, paymentIntentId, status, runtime.now()))
      }
      const onGap = () =>
        void tellCurrent('payment_update').catch((error: unknown) =>
          runtime.log.warn(errorFields(error), 'a payment could not be read after a gap'),
        )
      subscriptions.set(
        paymentIntentId,
        runtime.realtime.subscribe(paymentTopic(paymentIntentId), send, onGap),
      )
      // Read again: a change between the first look and the subscription must not be missed.
      await tellCurrent('subscribed')
    },
    close() {
      closed = true
      for (const unsubscribe of subscriptions.values()) unsubscribe()
      subscriptions.clear()
    },
  }
}

function parseMessage(text: string): { paymentIntentId: string } | undefined {
  if (text.length > MAX_MESSAGE_LENGTH) return undefined
  try {
    const parsed = subscribeMessageSchema.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
