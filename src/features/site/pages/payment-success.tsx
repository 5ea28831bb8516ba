import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { personalMetadata } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import { keepLoaded } from '../ui/checkout/keep-loaded.ts'
import { PaymentSuccessView } from '../ui/checkout/payment-success-view.tsx'
import type { Route } from './+types/payment-success.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(request, catalogue))
  return { tags: personalMetadata(t('paymentSuccess.metaTitle')) }
}

export const shouldRevalidate = keepLoaded

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function PaymentSuccess() {
  return <PaymentSuccessView />
}
