import { FileDown, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button, ButtonLink, buttonLook } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { isolateNumber } from '../../../shared/isolate-text.ts'
import type { ReceiptOnPage } from '../contract.ts'
import { SellerDetails } from './seller-details.tsx'

/** A receipt or credit note: a paper to print, with what can be done about it below. */
export function ReceiptView({ receipt }: { receipt: ReceiptOnPage }) {
  const { t } = useTranslation()
  const isReceipt = receipt.kind === 'receipt'
  return (
    <div className="column flex flex-col gap-8 py-10 print:py-0">
      <article className="flex flex-col gap-6 rounded-card border border-line bg-surface p-5 sm:p-8 print:border-0 print:p-0">
        <h1>{t(isReceipt ? 'receipt.title' : 'receipt.creditNote')}</h1>
        {receipt.seller.isDemo ? <Notice tone="amber">{t('papers.demo')}</Notice> : null}
        <PaperFacts receipt={receipt} />
        <section aria-labelledby="seller" className="flex flex-col gap-2 border-t border-line pt-5">
          <h2 id="seller" className="text-xl">
            {t('receipt.seller')}
          </h2>
          <SellerDetails seller={receipt.seller} />
        </section>
      </article>
      <div className="flex flex-wrap gap-3 print:hidden">
        <a href={pdfOf(receipt.id)} className={buttonLook('secondary')}>
          <FileDown aria-hidden className="size-5" />
          {t('receipt.pdf')}
        </a>
        <Button look="secondary" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {t('receipt.print')}
        </Button>
      </div>
      <OtherPapers others={receipt.others} />
      {isReceipt ? <Standing purchase={receipt.purchase} /> : null}
    </div>
  )
}

function PaperFacts({ receipt }: { receipt: ReceiptOnPage }) {
  const { t, formatDate, formatMoney } = useTranslation()
  const { number, issuedAt, receiptNumber, period, termsVersion, seller } = receipt
  return (
    <dl className="flex flex-col divide-y divide-line">
      <Fact name="number">
        <bdi dir="ltr">{number}</bdi>
      </Fact>
      <Fact name="date">
        <time dateTime={issuedAt}>{formatDate(issuedAt)}</time>
      </Fact>
      {receiptNumber ? (
        <Fact name="for">
          <bdi dir="ltr">{receiptNumber}</bdi>
        </Fact>
      ) : null}
      <Fact name="buyer">
        <bdi>{receipt.email}</bdi>
      </Fact>
      <Fact name="what">
        {t(`account.payments.types.${receipt.type}`, {}, receipt.description || receipt.type)}
      </Fact>
      {period ? (
        <Fact name="access">
          {t('receipt.period', {
            from: formatDate(period.startsAt),
            to: formatDate(period.endsAt),
          })}
        </Fact>
      ) : null}
      {termsVersion ? (
        <Fact name="terms">
          <bdi dir="ltr">{termsVersion}</bdi>
        </Fact>
      ) : null}
      {seller.vatText ? (
        <Fact name="tax">
          <bdi>{seller.vatText}</bdi>
        </Fact>
      ) : null}
      <Fact name={receipt.kind === 'receipt' ? 'total' : 'refunded'}>
        <bdi className="text-lg font-semibold">{formatMoney(receipt.amount, receipt.currency)}</bdi>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
      <dt className="text-ink-soft">{t(`receipt.${name}`)}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

function OtherPapers({ others }: Pick<ReceiptOnPage, 'others'>) {
  const { t } = useTranslation()
  if (others.length === 0) return null
  return (
    <section aria-labelledby="others" className="print:hidden">
      <h2 id="others" className="text-xl">
        {t('receipt.others')}
      </h2>
      <PaperLinks papers={others} />
    </section>
  )
}

type PaperLinksProps = { papers: ReceiptOnPage['others'] }

const pdfOf = (id: string) => `/receipt/${id}.pdf`

/** Links to receipts and credit notes, by their numbers, each with its PDF. */
export function PaperLinks({ papers }: PaperLinksProps) {
  const { t } = useTranslation()
  return (
    <ul className="flex flex-wrap gap-x-5">
      {papers.map(({ id, number, kind }) => {
        const name = t(`account.payments.${kind === 'receipt' ? 'receipt' : 'creditNote'}`, {
          number: isolateNumber(number),
        })
        return (
          <li key={id} className="flex flex-wrap gap-x-3">
            <Link to={`/receipt/${id}`} className="inline-flex min-h-11 items-center">
              {name}
            </Link>
            <a
              href={pdfOf(id)}
              aria-label={t('account.payments.pdfNamed', { paper: name })}
              className="inline-flex min-h-11 min-w-11 items-center"
            >
              {t('account.payments.pdf')}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function Standing({ purchase }: Pick<ReceiptOnPage, 'purchase'>) {
  const { t, formatDate } = useTranslation()
  if (!purchase) return null
  const { paymentId, standing } = purchase
  if (standing.kind === 'withdrawn') {
    return (
      <p className="measure">
        {t('receipt.withdrawn', { date: formatDate(standing.statedAt) })}{' '}
        <Link to={`/withdraw?payment=${paymentId}`} className="inline-flex min-h-11 items-center">
          {t('withdraw.see')}
        </Link>
      </p>
    )
  }
  if (standing.kind !== 'open') return null
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="measure">{t('receipt.withdraw', { date: formatDate(standing.lastDay) })}</p>
      <ButtonLink to={`/withdraw?payment=${paymentId}`} look="secondary" className="print:hidden">
        {t('receipt.toWithdraw')}
      </ButtonLink>
    </div>
  )
}
