import { ReceiptText } from 'lucide-react'
import { Link } from 'react-router'
import { Tag } from '../../../design/card.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { PaperLinks, usePriceText } from '../../payments/ui.ts'
import type { BilledPayment } from '../contract.ts'
import { EmptyState } from './empty-state.tsx'

export function PaymentList({ payments }: { payments: BilledPayment[] }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="payments" className="flex flex-col gap-4">
      <h2 id="payments">{t('account.payments.title')}</h2>
      {payments.length === 0 ? (
        <EmptyState
          icon={<ReceiptText className="size-6" />}
          title={t('account.payments.none')}
          text={t('account.payments.noneText')}
        />
      ) : (
        <>
          <PaymentCards payments={payments} />
          <PaymentTable payments={payments} />
          <Link to="/withdraw" className="inline-flex min-h-11 items-center self-start">
            {t('account.payments.withdraw')}
          </Link>
        </>
      )}
    </section>
  )
}

const CELL = 'px-5 py-3 text-start last:text-end'

/** From a tablet on; below, a real table would have to be scrolled sideways. */
function PaymentTable({ payments }: { payments: BilledPayment[] }) {
  const { t, formatDate } = useTranslation()
  const price = usePriceText()
  const names = usePaymentNames()
  return (
    <div className="hidden overflow-hidden rounded-card border border-line bg-surface sm:block">
      <table aria-labelledby="payments" className="w-full">
        <thead className="bg-sunken text-ink-soft">
          <tr>
            {(['date', 'what', 'status', 'paper', 'amount'] as const).map((column) => (
              <th key={column} scope="col" className={`${CELL} font-normal`}>
                {t(`account.payments.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {payments.map((payment) => (
            <tr key={payment.id}>
              <td className={CELL}>
                <time dateTime={payment.createdAt}>{formatDate(payment.createdAt)}</time>
              </td>
              <td className={CELL}>{names.what(payment)}</td>
              <td className={CELL}>
                <Tag>{names.status(payment)}</Tag>
              </td>
              <td className={CELL}>
                <PaperLinks papers={payment.papers} />
                <WithdrawLink payment={payment} />
              </td>
              <td className={`${CELL} font-semibold whitespace-nowrap`}>
                <bdi>{price(payment.amount, payment.currency)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function PaymentCards({ payments }: { payments: BilledPayment[] }) {
  const { t, formatDate } = useTranslation()
  const price = usePriceText()
  const names = usePaymentNames()
  return (
    <ul className="flex flex-col gap-3 sm:hidden">
      {payments.map((payment) => (
        <li key={payment.id} className="rounded-card border border-line bg-surface p-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
            {names.what(payment)} <bdi>{price(payment.amount, payment.currency)}</bdi>
          </p>
          <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ink-soft">
            <time dateTime={payment.createdAt}>{formatDate(payment.createdAt)}</time>
            <span>
              <span className="sr-only">{t('account.payments.status')} </span>
              <Tag>{names.status(payment)}</Tag>
            </span>
          </p>
          <PaperLinks papers={payment.papers} />
          <WithdrawLink payment={payment} />
        </li>
      ))}
    </ul>
  )
}

/** While the right still stands it is offered beside the purchase itself. */
function WithdrawLink({ payment: { id, withdrawUntil } }: { payment: BilledPayment }) {
  const { t, formatDate } = useTranslation()
  if (withdrawUntil === null) return null
  return (
    <Link to={`/withdraw?payment=${id}`} className="inline-flex min-h-11 items-center">
      {t('account.payments.withdrawUntil', { date: formatDate(withdrawUntil) })}
    </Link>
  )
}

function usePaymentNames() {
  const { t } = useTranslation()
  return {
    what: ({ type, description }: BilledPayment) =>
      t(`account.payments.types.${type}`, {}, description || type),
    status: ({ status }: BilledPayment) => t(`account.payments.statuses.${status}`, {}, status),
  }
}
