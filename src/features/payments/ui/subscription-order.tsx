import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { SubscriptionPlan } from '../contract.ts'

type Props = { planType: SubscriptionPlan; price: string; termsVersion: string }

/** What stands right above the order button of a monthly plan: the plan, its whole price, that and how it ends. */
export function SubscriptionOrder({ planType, price, termsVersion }: Props) {
  const { t, formatDate } = useTranslation()
  const version = /^\d{4}-\d\d-\d\d$/.test(termsVersion) ? formatDate(termsVersion) : termsVersion
  return (
    <section aria-labelledby="order" className="flex flex-col gap-2 border-t border-line pt-5">
      <h3 id="order" className="text-xl">
        {t('checkout.order.title')}
      </h3>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
        <span>{t(`account.plan.${planType}`)}</span>
        <bdi>{t('account.subscription.perMonth', { price })}</bdi>
      </p>
      <p>{t('checkout.order.whole')}</p>
      <p className="font-semibold text-brand">{t('account.subscription.order.renews')}</p>
      <p>{t('account.subscription.order.cancel')}</p>
      <p className="text-ink-soft">{t('checkout.order.agree', { version })}</p>
      <ul className="flex flex-wrap gap-x-5">
        {(['terms', 'seller'] as const).map((page) => (
          <li key={page}>
            {/* A new tab, because the card typed here would be gone. */}
            <Link
              to={page === 'terms' ? '/legal-terms' : '/seller'}
              target="_blank"
              className="inline-flex min-h-11 items-center"
            >
              {t(`checkout.order.${page}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
