import type { Runtime } from '../../../platform/runtime.server.ts'
import type { User } from '../../account/server.ts'
import {
  findPurchase,
  listPaymentsOfUser,
  listReceipts,
  type Payment,
} from '../../payments/server.ts'
import type { BilledPayment, ShownPaymentStatus } from '../contract.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
/** Longer than any right to withdraw: older payments need not be asked about. */
const MAY_WITHDRAW_DAYS = 20

/** A person's payments, newest first, with their papers and what can be withdrawn from. No provider ids. */
export async function billingHistory(
  runtime: Runtime,
  user: User,
  cookies: string | null,
): Promise<BilledPayment[]> {
  const payments = await listPaymentsOfUser(runtime.db, user.id)
  const papers = await listReceipts(
    runtime.db,
    payments.map(({ id }) => id),
  )
  return Promise.all(
    payments.map(async (payment) => {
      const { id, amount, currency, type, description, createdAt } = payment
      return {
        id,
        amount,
        currency,
        type,
        description,
        status: shownStatus(payment),
        createdAt: createdAt.toISOString(),
        papers: papers
          .filter(({ paymentId }) => paymentId === id)
          .map((paper) => ({ id: paper.id, number: paper.number, kind: paper.kind })),
        withdrawUntil: await withdrawUntil(runtime, payment, cookies),
      }
    }),
  )
}

async function withdrawUntil(
  runtime: Runtime,
  { id, status, createdAt }: Payment,
  cookies: string | null,
): Promise<string | null> {
  const ageMs = runtime.now().getTime() - createdAt.getTime()
  if (status !== 'succeeded' || ageMs > MAY_WITHDRAW_DAYS * DAY_MS) return null
  const standing = (await findPurchase(runtime, cookies, id))?.standing
  return standing?.kind === 'open' ? standing.lastDay : null
}

/** Money that went back is told here, because the provider still calls such a payment succeeded. */
function shownStatus(
  payment: Pick<Payment, 'status' | 'amount' | 'amountRefunded'>,
): ShownPaymentStatus {
  if (payment.amountRefunded <= 0) return payment.status
  return payment.amountRefunded < payment.amount ? 'partly_refunded' : 'refunded'
}
