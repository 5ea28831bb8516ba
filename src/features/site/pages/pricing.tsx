import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { accessEndedAt } from '../../access/server.ts'
import { PLANS } from '../../payments/server.ts'
import { offerData } from '../server/metadata/offer-data.ts'
import { pageMetadata, siteOrigin } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import { keepLoaded } from '../ui/checkout/keep-loaded.ts'
import { PricingView } from '../ui/checkout/pricing-view.tsx'
import type { Route } from './+types/pricing.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(request, catalogue))
  const { runtime } = context.get(pageContext)
  const { demo, production } = runtime.config
  const endedAt = await accessEndedAt(runtime, request.headers.get('cookie'))
  return {
    tags: pageMetadata(
      { request, context },
      {
        title: t('pricing.metaTitle'),
        description: t('pricing.metaDescription'),
        path: '/pricing',
        data: [offerData(siteOrigin({ request, context }), t, undefined)],
        picture: { kind: 'page', slug: 'pricing' },
      },
    ),
    plans: PLANS,
    demoMailbox: demo.mail && !production,
    accessEndedAt: endedAt?.toISOString(),
  }
}

export const shouldRevalidate = keepLoaded

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { plans, demoMailbox, accessEndedAt: endedAt } = loaderData
  return <PricingView plans={plans} demoMailbox={demoMailbox} accessEndedAt={endedAt} />
}
