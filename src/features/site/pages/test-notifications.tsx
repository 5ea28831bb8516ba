import { data } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { pageTags } from '../../../shared/page-tags.ts'
import { PLANS } from '../../payments/server.ts'
import { PaymentStatusDemo } from '../../payments/ui.ts'
import { personalMetadata } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import { pageSettingsContext } from '../server.ts'
import type { Route } from './+types/test-notifications.ts'

/** Exists in demo mode only: it drives the payment sandbox. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { sandbox, publishableKey } = context.get(pageSettingsContext)
  if (!sandbox) throw data(null, { status: 404 })
  const catalogue = context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(request, catalogue))
  return {
    tags: personalMetadata(t('notifications.metaTitle')),
    publishableKey,
    amountCents: PLANS.unlimited.priceCents,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function TestNotifications({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <div className="column flex flex-col gap-6 py-10">
      <h1>{t('notifications.title')}</h1>
      <p className="text-lg text-ink-soft">{t('notifications.lead')}</p>
      <PaymentStatusDemo
        publishableKey={loaderData.publishableKey}
        planType="unlimited"
        amountCents={loaderData.amountCents}
      />
    </div>
  )
}
