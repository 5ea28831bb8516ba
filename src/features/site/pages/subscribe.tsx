import { data } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { PLANS, sellerOf, termsInForce } from '../../payments/server.ts'
import { personalMetadata } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import { pageSettingsContext } from '../server.ts'
import { CheckoutView } from '../ui/checkout/checkout-view.tsx'
import { keepLoaded } from '../ui/checkout/keep-loaded.ts'
import { InvalidPlan } from '../ui/checkout/paid-stage.tsx'
import type { Route } from './+types/subscribe.ts'

export function loader({ request, params, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(request, catalogue))
  // Addresses are matched whatever their case, so the plan in them is too.
  const isSold = params.planType.toLowerCase() === 'unlimited'
  const { config } = context.get(pageContext).runtime
  const body = {
    tags: personalMetadata(t(isSold ? 'checkout.metaTitle' : 'checkout.invalidPlan.title')),
    plan: isSold ? PLANS.unlimited : null,
    provider: context.get(pageSettingsContext),
    seller: sellerOf(config),
    termsVersion: termsInForce(config),
  }
  return data(body, { status: isSold ? 200 : 404 })
}

export const shouldRevalidate = keepLoaded

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function Subscribe({ loaderData: { plan, ...sale } }: Route.ComponentProps) {
  return plan ? <CheckoutView plan={plan} {...sale} /> : <InvalidPlan />
}
