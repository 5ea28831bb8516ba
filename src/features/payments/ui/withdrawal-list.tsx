import { ButtonLink } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { Purchase } from '../contract.ts'

/** The first step of a withdrawal: which purchase. */
export function WithdrawalList({ purchases }: { purchases: Purchase[] }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="choose" className="flex flex-col gap-4">
      <h2 id="choose" className="text-xl">
        {t('withdraw.choose')}
      </h2>
      <ul className="flex flex-col gap-3">
        {purchases.map((purchase) => (
          <PurchaseRow key={purchase.paymentId} purchase={purchase} />
        ))}
      </ul>
    </section>
  )
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { t, formatDate, formatMoney } = useTranslation()
  const { paymentId, standing } = purchase
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-3 font-semibold">
          <PurchaseName purchase={purchase} />
          <bdi>{formatMoney(purchase.amount, purchase.currency)}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft">
          <span>{t('withdraw.bought', { date: formatDate(purchase.paidAt) })}</span>
          {purchase.receipt ? <bdi dir="ltr">{purchase.receipt.number}</bdi> : null}
        </p>
        <p>
          {t(`withdraw.standing.${standing.kind}`, {
            date:
              'lastDay' in standing
                ? formatDate(standing.lastDay)
                : 'statedAt' in standing
                  ? formatDate(standing.statedAt)
                  : '',
          })}
        </p>
      </div>
      <div>
        <ButtonLink
          to={`/withdraw?payment=${paymentId}`}
          look={standing.kind === 'open' ? 'primary' : 'secondary'}
        >
          {t(standing.kind === 'open' ? 'withdraw.pick' : 'withdraw.see')}
        </ButtonLink>
      </div>
    </li>
  )
}

export function PurchaseName({ purchase }: { purchase: Pick<Purchase, 'type' | 'description'> }) {
  const { t } = useTranslation()
  const { type, description } = purchase
  return <span>{t(`account.payments.types.${type}`, {}, description || type)}</span>
}
