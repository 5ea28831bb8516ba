import { Link } from 'react-router'
import { ButtonLink } from '../../../../design/button.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { Plan } from '../../../payments/contract.ts'
import { usePriceText } from '../../../payments/ui.ts'
import { PlanFeatures } from './plan-features.tsx'
import { useActivePremium } from './use-access.ts'

/** The one plan that is sold: its price, what it is not, what it holds, and the way on. */
export function PlanCard({ plan, email }: { plan: Plan; email: string }) {
  const { t, formatNumber } = useTranslation()
  const price = usePriceText()
  const hasAccess = useActivePremium(email)
  const query = email ? `?${new URLSearchParams({ email })}` : ''
  return (
    <section
      aria-labelledby="plan"
      className="flex flex-col gap-5 rounded-card border border-line-strong bg-surface p-6"
    >
      <div>
        <h2 id="plan">{t('pricing.planName', {}, plan.name)}</h2>
        <p className="mt-3 font-heading text-3xl font-semibold">
          {price(plan.priceCents, plan.currency)}
        </p>
        <p className="text-lg font-semibold text-brand">{t('pricing.onePayment')}</p>
      </div>
      <PlanFeatures plan={plan} />
      <div className="flex flex-col gap-3 border-t border-line pt-5">
        <p>
          {t('pricing.limits', {
            days: formatNumber(plan.accessDays ?? 0),
            perDay: formatNumber(plan.analysesPerDay ?? 0),
          })}
        </p>
        <ButtonLink
          to={hasAccess ? `/${query}` : `/subscribe/unlimited${query}`}
          size="large"
          className="w-full text-center"
        >
          {hasAccess
            ? t('pricing.accessYours')
            : t('pricing.choose', { price: price(plan.priceCents, plan.currency) })}
        </ButtonLink>
        {hasAccess ? null : (
          <p>
            {t('free.offer')}{' '}
            <Link to="/free-analysis" className="inline-flex min-h-11 items-center">
              {t('free.use')}
            </Link>
          </p>
        )}
        <p className="text-sm text-ink-soft">{t('pricing.notAdvice')}</p>
      </div>
    </section>
  )
}
