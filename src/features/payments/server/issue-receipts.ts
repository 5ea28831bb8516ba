import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import type { Database } from '../../../platform/database/database.server.ts'
import { queueMail } from '../../../platform/mail/queue-mail.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { receiptNumber } from '../domain/receipt-number.ts'
import { sellerOf, sellerSnapshot } from '../domain/seller.ts'
import { paymentMail } from './payment-mail.ts'
import { findPayer } from './payment-owner.ts'
import { findPayment, type Payment } from './payments.repo.ts'
import { receiptText } from './receipt-text.ts'
import { insertReceipt, listReceipts, type Receipt, takeReceiptCount } from './receipts.repo.ts'
import { isRenewal } from './withdrawals.repo.ts'

type Parts = Pick<Runtime, 'config' | 'keyring' | 'now'>
type AccessPeriod = { startsAt: Date; endsAt: Date }

/**
 * Writes what is still missing on paper for a payment whose money came, and mails it: one receipt, and a credit
 * note for each further part that went back. Runs in the transaction that holds the payment's row, after the row
 * was written, so that however many nudges come there is one of each.
 */
export async function issueReceipts(
  parts: Parts,
  catalogue: Catalogue,
  tx: Database,
  intentId: string,
  access: AccessPeriod | undefined,
): Promise<void> {
  // Read again: the caller's copy is from before the provider was asked.
  const payment = await findPayment(tx, intentId)
  if (payment?.status !== 'succeeded') return
  const written = await listReceipts(tx, [payment.id])
  const receipt =
    written.find(({ kind }) => kind === 'receipt') ??
    (await issue(parts, catalogue, tx, payment, {
      kind: 'receipt',
      amount: payment.amount,
      refundedTotal: 0,
      access,
    }))
  const credited = Math.max(0, ...written.map(({ refundedTotal }) => refundedTotal))
  if (payment.amountRefunded <= credited) return
  await issue(parts, catalogue, tx, payment, {
    kind: 'refund',
    amount: payment.amountRefunded - credited,
    refundedTotal: payment.amountRefunded,
    receiptNumber: receipt.number,
  })
}

type Paper = Pick<Receipt, 'kind' | 'amount' | 'refundedTotal'> & {
  access?: AccessPeriod | undefined
  /** Of the receipt a credit note belongs to. */
  receiptNumber?: string
}

async function issue(
  { config, keyring, now }: Parts,
  catalogue: Catalogue,
  tx: Database,
  payment: Payment,
  { access, receiptNumber: of, ...paper }: Paper,
): Promise<Receipt> {
  const issuedAt = now()
  const year = issuedAt.getUTCFullYear()
  const receipt = await insertReceipt(tx, {
    ...paper,
    paymentId: payment.id,
    number: receiptNumber(year, await takeReceiptCount(tx, year)),
    currency: payment.currency,
    seller: sellerSnapshot(sellerOf(config)),
    issuedAt,
  })
  const mail = paymentMail(config, catalogue, payment.language)
  const canWithdraw = paper.kind === 'receipt' && !(await isRenewal(tx, payment))
  const { subject, text } = receiptText(mail, { payment, receipt, access, of, canWithdraw })
  const kind = paper.kind === 'receipt' ? 'receipt' : 'credit_note'
  const to = (await findPayer(tx, payment))?.email ?? payment.email
  await queueMail(tx, keyring, { to, subject, text, kind, language: mail.language }, issuedAt)
  return receipt
}
