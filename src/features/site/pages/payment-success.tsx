import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { requestLanguage } from '../server/request-language.ts'
import { keepLoaded } from '../ui/checkout/keep-loaded.ts'
import { PaymentSuccessView } from '../ui/checkout/payment-success-view.tsx'
import type { Route } from './+types/payment-success.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  return {
    title: catalogue.translate(requestLanguage(request, catalogue))('paymentSuccess.metaTitle'),
  }
}

export const shouldRevalidate = keepLoaded

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function PaymentSuccess() {
  return <PaymentSuccessView />
}
