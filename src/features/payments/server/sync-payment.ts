import type { Database } from '../../../platform/database/database.server.ts'
import type { ProviderIntent } from '../../../platform/payments/payment-provider.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import type { PaymentStatus } from '../contract.ts'
import { announcePayment } from './announce-payment.ts'
import { createOneAtATime } from './one-at-a-time.ts'
import type { PaymentHooks } from './payment-hooks.ts'
import { lockPayment, type Payment, writePaymentState } from './payments.repo.ts'

type Synced = { status: PaymentStatus } | undefined

/** Each sync holds a connection while the provider answers, so one payment never has many under way. */
const syncsOf = new WeakMap<Database, ReturnType<typeof createOneAtATime<Synced>>>()

/**
 * Makes our row say what the provider says. Webhook, success page and operator all call this, in any order and
 * as often as they like: the truth is fetched while the row is locked, so that an older answer never wins.
 * @returns the payment's state, or undefined when the intent is not ours
 */
export function syncPayment(
  runtime: Runtime,
  hooks: PaymentHooks,
  intentId: string,
): Promise<Synced> {
  const oneAtATime = syncsOf.get(runtime.db) ?? createOneAtATime<Synced>()
  syncsOf.set(runtime.db, oneAtATime)
  return oneAtATime(intentId, () => syncNow(runtime, hooks, intentId))
}

function syncNow(runtime: Runtime, hooks: PaymentHooks, intentId: string): Promise<Synced> {
  return runtime.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, intentId)
    if (!payment) return undefined
    const truth = await runtime.payments.retrieveIntent(intentId)
    if (!truth) return { status: payment.status }
    await applyTruth(runtime, hooks, tx, payment, truth)
    return { status: truth.status }
  })
}

/** Writes what the provider says of a payment, whose row the caller holds. */
export async function applyTruth(
  runtime: Runtime,
  hooks: PaymentHooks,
  tx: Database,
  payment: Payment,
  truth: ProviderIntent,
): Promise<void> {
  await writePaymentState(tx, payment.id, {
    status: truth.status,
    amountRefunded: truth.amountRefundedCents,
  })
  if (isKept(truth, payment)) {
    const { userId } = await hooks.succeeded(tx, payment)
    await writePaymentState(tx, payment.id, { userId })
  } else if (wentBack(truth)) {
    await hooks.undone(tx, payment)
  }
  if (payment.status !== truth.status) await announcePayment(runtime, tx, truth.id, truth.status)
}

function isKept(truth: ProviderIntent, payment: Payment): boolean {
  return (
    truth.status === 'succeeded' &&
    truth.amountReceivedCents >= payment.amount &&
    truth.currency === payment.currency &&
    !wentBack(truth)
  )
}

function wentBack(truth: ProviderIntent): boolean {
  const refundedInFull =
    truth.amountReceivedCents > 0 && truth.amountRefundedCents >= truth.amountReceivedCents
  return truth.disputed || refundedInFull || truth.status === 'canceled'
}
