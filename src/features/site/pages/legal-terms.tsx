import { Link } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { pageContext } from '../../../platform/runtime.server.ts'
import { isolateNumber } from '../../../shared/isolate-text.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { PLANS, sellerOf, termsInForce } from '../../payments/server.ts'
import { DemoSellerNotice, SellerDetails } from '../../payments/ui.ts'
import { pageMetadata } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import type { Route } from './+types/legal-terms.ts'

const PARTS = ['what', 'price', 'contract', 'advice', 'withdrawal', 'trouble', 'law'] as const

export function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(request, catalogue))
  const { config } = context.get(pageContext).runtime
  return {
    tags: pageMetadata(
      { request, context },
      {
        title: t('terms.title'),
        description: t('terms.description'),
        path: '/legal-terms',
        picture: { kind: 'page', slug: 'legal-terms' },
      },
    ),
    /** As it is sold, so that the terms cannot say something else. */
    plan: PLANS.unlimited,
    seller: sellerOf(config),
    version: termsInForce(config),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function LegalTerms({ loaderData }: Route.ComponentProps) {
  const { t, formatMoney, formatNumber } = useTranslation()
  const { plan, seller, version } = loaderData
  const figures = {
    price: formatMoney(plan.priceCents, plan.currency),
    days: formatNumber(plan.accessDays ?? 0),
    perDay: formatNumber(plan.analysesPerDay ?? 0),
  }
  return (
    <article className="column flex flex-col gap-8 py-10">
      <header className="flex flex-col gap-2">
        <h1>{t('terms.title')}</h1>
        <p className="text-ink-soft">{t('terms.version', { version: isolateNumber(version) })}</p>
      </header>
      <DemoSellerNotice seller={seller} />
      {PARTS.map((part) => (
        <section key={part} aria-labelledby={part} className="flex flex-col gap-2">
          <h2 id={part} className="text-xl">
            {t(`terms.parts.${part}.title`)}
          </h2>
          <p className="measure">{t(`terms.parts.${part}.text`, figures)}</p>
          {part === 'withdrawal' ? (
            <p>
              <Link to="/withdraw" className="inline-flex min-h-11 items-center">
                {t('terms.withdraw')}
              </Link>
            </p>
          ) : null}
        </section>
      ))}
      <section aria-labelledby="seller" className="flex flex-col gap-2">
        <h2 id="seller" className="text-xl">
          {t('terms.seller')}
        </h2>
        <SellerDetails seller={seller} />
      </section>
    </article>
  )
}
