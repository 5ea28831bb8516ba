import type { Database } from '../../../platform/database/database.server.ts'
import { type WithdrawalPeriod, withdrawalPeriod } from '../domain/withdrawal-period.ts'
import type { Payment } from './payments.repo.ts'
import { listReceipts, type Receipt } from './receipts.repo.ts'
import { isRenewal, listWithdrawals, type Withdrawal } from './withdrawals.repo.ts'

/** What can be done about one payment. `renewal`: a further month of a plan, which is not withdrawn from. */
export type WithdrawalState =
  | { kind: 'unpaid' }
  | { kind: 'renewal' }
  | { kind: 'refunded' }
  | { kind: 'open'; period: WithdrawalPeriod }
  | { kind: 'too_late'; period: WithdrawalPeriod }
  | { kind: 'withdrawn'; withdrawal: Withdrawal }

export type WithdrawalView = { state: WithdrawalState; receipt: Receipt | undefined; paidAt: Date }

/** Reads where a payment stands. The period counts from its receipt, which is when we knew that the money came. */
export async function withdrawalState(
  db: Database,
  payment: Payment,
  now: Date,
): Promise<WithdrawalView> {
  const receipt = (await listReceipts(db, [payment.id])).find(({ kind }) => kind === 'receipt')
  const paidAt = receipt?.issuedAt ?? payment.createdAt
  return { state: await stateOf(db, payment, paidAt, now), receipt, paidAt }
}

async function stateOf(
  db: Database,
  payment: Payment,
  paidAt: Date,
  now: Date,
): Promise<WithdrawalState> {
  const [withdrawal] = await listWithdrawals(db, [payment.id])
  if (withdrawal) return { kind: 'withdrawn', withdrawal }
  if (payment.status !== 'succeeded') return { kind: 'unpaid' }
  if (payment.amountRefunded >= payment.amount) return { kind: 'refunded' }
  if (await isRenewal(db, payment)) return { kind: 'renewal' }
  const period = withdrawalPeriod(paidAt)
  return { kind: now < period.endsAt ? 'open' : 'too_late', period }
}
