import type { Translate } from '../../../i18n/translate.ts'
import type { Seller } from '../contract.ts'
import { sellerFromSnapshot } from '../domain/seller.ts'
import { withdrawalPeriod } from '../domain/withdrawal-period.ts'
import type { PaymentMail } from './payment-mail.ts'
import type { Payment } from './payments.repo.ts'
import type { Receipt } from './receipts.repo.ts'

type Paper = {
  payment: Payment
  receipt: Receipt
  access: { startsAt: Date; endsAt: Date } | undefined
  /** The number of the receipt a credit note belongs to. */
  of: string | undefined
  canWithdraw: boolean
}

/** The mail that carries a receipt or a credit note. It says all of it, since the page opens for few. */
export function receiptText(mail: PaymentMail, paper: Paper): { subject: string; text: string } {
  const { t } = mail
  const { receipt, payment } = paper
  const seller = sellerFromSnapshot(receipt.seller)
  const name = receipt.kind === 'receipt' ? 'receipt' : 'creditNote'
  const lead = payment.subscriptionId && name === 'receipt' ? 'receiptOfMonth' : name
  const subject = t(`papers.mail.${name}.subject`, { number: mail.number(receipt.number) })
  const blocks = [
    t(`papers.mail.${lead}.lead`, { of: mail.number(paper.of ?? '') }),
    factLines(mail, paper, seller).join('\n'),
    sellerLines(t, seller).join('\n'),
    ...(paper.canWithdraw ? [withdrawalNotice(mail, payment, receipt)] : []),
    t('papers.mail.open', { link: `${mail.site}/receipt/${receipt.id}` }),
    ...(seller.isDemo ? [t('papers.demo')] : []),
  ]
  return { subject, text: blocks.join('\n\n') }
}

function factLines(mail: PaymentMail, { payment, receipt, access }: Paper, seller: Seller) {
  const { t, day, money, number } = mail
  const fact = (name: string, value: string) => t(`papers.line.${name}`, { value })
  return [
    fact('number', number(receipt.number)),
    fact('date', day(receipt.issuedAt)),
    fact('what', planName(t, payment)),
    fact(receipt.kind === 'receipt' ? 'paid' : 'back', money(receipt.amount, receipt.currency)),
    ...(seller.vatText ? [fact('tax', seller.vatText)] : []),
    ...(access
      ? [t('papers.line.access', { from: day(access.startsAt), to: day(access.endsAt) })]
      : []),
    ...(receipt.kind === 'receipt' && payment.termsVersion
      ? [fact('terms', number(payment.termsVersion))]
      : []),
  ]
}

export function planName(t: Translate, { type, description }: Payment): string {
  return t(`account.payments.types.${type}`, {}, description || type)
}

export function sellerLines(t: Translate, seller: Seller): string[] {
  const fact = (name: string, value: string | undefined) =>
    value === undefined ? [] : [t(`papers.line.${name}`, { value })]
  return [
    t('papers.line.seller', { value: seller.name }),
    ...seller.address,
    ...fact('email', seller.email),
    ...fact('phone', seller.phone),
    ...fact('register', seller.register),
    ...fact('vatId', seller.vatId),
  ]
}

function withdrawalNotice(mail: PaymentMail, payment: Payment, { issuedAt }: Receipt): string {
  const { lastDay } = withdrawalPeriod(issuedAt)
  return mail.t('papers.mail.withdrawal', {
    date: mail.day(new Date(lastDay)),
    link: `${mail.site}/withdraw?payment=${payment.id}`,
  })
}
