import type { Runtime } from '../../../platform/runtime.server.ts'
import type { Purchase, WithdrawalStanding } from '../contract.ts'
import { findOwnPayment, listOwnPayments } from './own-payments.ts'
import { addressForVisitor } from './payment-owner.ts'
import type { Payment } from './payments.repo.ts'
import { type WithdrawalState, withdrawalState } from './withdrawal-state.ts'

type Cookies = string | null | undefined

/** What a visitor has bought, as far as browser and session prove it, the newest first. */
export async function listPurchases(
  runtime: Runtime,
  cookies: Cookies,
): Promise<{ purchases: Purchase[]; signedIn: boolean }> {
  const { payments, signedIn } = await listOwnPayments(runtime, cookies)
  const found = await Promise.all(payments.map((payment) => purchaseOf(runtime, cookies, payment)))
  return { purchases: found.flatMap((purchase) => (purchase ? [purchase] : [])), signedIn }
}

/** Undefined for a purchase that is not this visitor's, does not exist or was not paid. */
export async function findPurchase(
  runtime: Runtime,
  cookies: Cookies,
  paymentId: string,
): Promise<Purchase | undefined> {
  const payment = await findOwnPayment(runtime, cookies, paymentId)
  return payment && purchaseOf(runtime, cookies, payment)
}

async function purchaseOf(
  runtime: Runtime,
  cookies: Cookies,
  payment: Payment,
): Promise<Purchase | undefined> {
  const { db, now } = runtime
  const { state, receipt, paidAt } = await withdrawalState(db, payment, now())
  const standing = standingOf(state)
  if (!standing) return undefined
  const { id, type, description, amount, amountRefunded, currency } = payment
  return {
    paymentId: id,
    email: await addressForVisitor(runtime, cookies, payment),
    type,
    description,
    amount,
    currency,
    left: Math.max(0, amount - amountRefunded),
    paidAt: paidAt.toISOString(),
    receipt: receipt ? { id: receipt.id, number: receipt.number } : null,
    standing,
  }
}

/** Undefined for what was never paid. */
export function standingOf(state: WithdrawalState): WithdrawalStanding | undefined {
  if (state.kind === 'unpaid') return undefined
  if (state.kind === 'withdrawn') {
    const { statedAt, refundedAt } = state.withdrawal
    return {
      kind: 'withdrawn',
      statedAt: statedAt.toISOString(),
      refundedAt: refundedAt?.toISOString() ?? null,
    }
  }
  if (state.kind === 'open' || state.kind === 'too_late') {
    return { kind: state.kind, lastDay: state.period.lastDay }
  }
  return { kind: state.kind }
}
