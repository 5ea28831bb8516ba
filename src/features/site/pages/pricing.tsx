import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { PLANS } from '../../payments/server.ts'
import { requestLanguage } from '../server/request-language.ts'
import { keepLoaded } from '../ui/checkout/keep-loaded.ts'
import { PricingView } from '../ui/checkout/pricing-view.tsx'
import type { Route } from './+types/pricing.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(request, catalogue))
  const { demo, production } = context.get(pageContext).runtime.config
  return {
    title: t('pricing.metaTitle'),
    description: t('pricing.metaDescription'),
    plans: PLANS,
    demoMailbox: demo.mail && !production,
  }
}

export const shouldRevalidate = keepLoaded

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'description', content: loaderData?.description }]
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  return <PricingView plans={loaderData.plans} demoMailbox={loaderData.demoMailbox} />
}
