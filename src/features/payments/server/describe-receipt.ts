import type { Runtime } from '../../../platform/runtime.server.ts'
import type { ReceiptOnPage } from '../contract.ts'
import { sellerFromSnapshot } from '../domain/seller.ts'
import { standingOf } from './list-purchases.ts'
import { isOwnPayment, isUuid } from './own-payments.ts'
import { findPayment, findPaymentById, type Payment } from './payments.repo.ts'
import { findReceipt, listReceipts, type Receipt } from './receipts.repo.ts'
import { withdrawalState } from './withdrawal-state.ts'

/**
 * A receipt or credit note by its own id, or the receipt of a payment intent by the intent's.
 * @returns with the language it was written in; undefined for one that does not exist and for somebody else's alike
 */
export async function describeReceipt(
  runtime: Runtime,
  cookies: string | null | undefined,
  id: string,
): Promise<{ page: ReceiptOnPage; intentId: string; language: string } | undefined> {
  const found = isUuid(id) ? await byOwnId(runtime, id) : await byIntent(runtime, id)
  if (!found || !(await isOwnPayment(runtime, cookies, found.payment))) return undefined
  const { receipt, payment } = found
  const papers = await listReceipts(runtime.db, [payment.id])
  const { state } = await withdrawalState(runtime.db, payment, runtime.now())
  const standing = standingOf(state)
  const first = papers.find(({ kind }) => kind === 'receipt')
  const { periodStart, periodEnd } = payment
  const page: ReceiptOnPage = {
    id: receipt.id,
    kind: receipt.kind,
    number: receipt.number,
    issuedAt: receipt.issuedAt.toISOString(),
    receiptNumber: receipt.kind === 'refund' ? (first?.number ?? null) : null,
    type: payment.type,
    description: payment.description,
    amount: receipt.amount,
    currency: receipt.currency,
    email: payment.email,
    termsVersion: payment.termsVersion,
    period:
      periodStart && periodEnd
        ? { startsAt: periodStart.toISOString(), endsAt: periodEnd.toISOString() }
        : null,
    seller: sellerFromSnapshot(receipt.seller),
    purchase: standing ? { paymentId: payment.id, standing } : null,
    others: papers
      .filter((paper) => paper.id !== receipt.id)
      .map((paper) => ({ id: paper.id, number: paper.number, kind: paper.kind })),
  }
  return { page, intentId: payment.stripePaymentIntentId, language: payment.language }
}

type Found = { receipt: Receipt; payment: Payment }

async function byOwnId({ db }: Runtime, id: string): Promise<Found | undefined> {
  const receipt = await findReceipt(db, id)
  const payment = receipt && (await findPaymentById(db, receipt.paymentId))
  return receipt && payment ? { receipt, payment } : undefined
}

async function byIntent({ db }: Runtime, intentId: string): Promise<Found | undefined> {
  const payment = await findPayment(db, intentId)
  const papers = payment ? await listReceipts(db, [payment.id]) : []
  const receipt = papers.find(({ kind }) => kind === 'receipt')
  return receipt && payment ? { receipt, payment } : undefined
}
