import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { WithName } from '../../../i18n/with-name.tsx'
import { isolateNumber } from '../../../shared/isolate-text.ts'
import type { Plan, Seller } from '../contract.ts'

type Props = { plan: Plan; seller: Seller; termsVersion: string }

const LINKS = [
  { to: '/legal-terms', text: 'checkout.order.terms' },
  { to: '/seller', text: 'checkout.order.seller' },
  { to: '/legal-terms#withdrawal', text: 'checkout.order.withdraw' },
]

/** What the law wants right above an order button: what is bought, the whole price, for how long, from whom. */
export function OrderTerms({ plan, seller, termsVersion }: Props) {
  const { t, formatMoney, formatNumber } = useTranslation()
  const version = isolateNumber(termsVersion)
  return (
    <section aria-labelledby="order" className="flex flex-col gap-2 border-t border-line pt-5">
      <h2 id="order" className="text-xl">
        {t('checkout.order.title')}
      </h2>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
        <span>{t('checkout.order.total')}</span>
        <bdi>{formatMoney(plan.priceCents, plan.currency)}</bdi>
      </p>
      <p>{t('checkout.order.whole')}</p>
      {seller.vatText ? (
        <p>
          <bdi>{seller.vatText}</bdi>
        </p>
      ) : null}
      <p className="font-semibold text-brand">{t('checkout.order.once')}</p>
      <p>
        {t('checkout.order.what', {
          days: formatNumber(plan.accessDays ?? 0),
          perDay: formatNumber(plan.analysesPerDay ?? 0),
        })}
      </p>
      <p className="text-ink-soft">
        <WithName write={(name) => t('checkout.order.by', { name })} name={seller.name} />{' '}
        {t('checkout.order.agree', { version })}
      </p>
      <ul className="flex flex-wrap gap-x-5">
        {LINKS.map(({ to, text }) => (
          <li key={to}>
            {/* A new tab, because the card typed here would be gone. */}
            <Link to={to} target="_blank" className="inline-flex min-h-11 items-center">
              {t(text)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
