import type { Database } from '../../../platform/database/database.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import type { PaymentStatus, PaymentUpdate } from '../contract.ts'

const MESSAGES: Record<PaymentStatus, string> = {
  created: 'Payment Ready',
  processing: 'Processing Payment',
  requires_action: 'Action Required',
  succeeded: 'Payment Successful',
  failed: 'Payment Failed',
  canceled: 'Payment Canceled',
}

export const paymentTopic = (intentId: string) => `payment:${intentId}`

export function paymentUpdate(
  type: PaymentUpdate['type'],
  intentId: string,
  status: PaymentStatus,
  at: Date,
): PaymentUpdate {
  return {
    type,
    status,
    message: MESSAGES[status],
    timestamp: at.toISOString(),
    paymentIntentId: intentId,
  }
}

/** Tells every socket that watches this payment, once the transaction commits. */
export async function announcePayment(
  runtime: Runtime,
  tx: Database,
  intentId: string,
  status: PaymentStatus,
): Promise<void> {
  const update = paymentUpdate('payment_update', intentId, status, runtime.now())
  await runtime.realtime.publish(tx, paymentTopic(intentId), update)
}
