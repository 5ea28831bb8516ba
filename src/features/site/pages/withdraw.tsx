import { data, redirect } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { findPurchase, listPurchases, sellerOf, withdrawalContext } from '../../payments/server.ts'
import { personalMetadata } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import { WithdrawView } from '../ui/checkout/withdraw-view.tsx'
import type { Route } from './+types/withdraw.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { runtime } = context.get(pageContext)
  const catalogue = context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(request, catalogue))
  const cookies = request.headers.get('cookie')
  const query = new URL(request.url).searchParams
  const chosen = query.get('payment')
  const { demo, production } = runtime.config
  return {
    tags: personalMetadata(t('withdraw.title')),
    ...(await listPurchases(runtime, cookies)),
    chosen: chosen
      ? ((await findPurchase(runtime, cookies, chosen)) ?? ('missing' as const))
      : null,
    wantsSignIn: query.has('sign-in'),
    seller: sellerOf(runtime.config),
    demoMailbox: demo.mail && !production,
  }
}

/** Works without script, too: whoever withdraws must not depend on one. */
export async function action({ request, context }: Route.ActionArgs) {
  const { clientAddress } = context.get(pageContext)
  const payment = (await request.formData()).get('payment')
  const paymentId = typeof payment === 'string' ? payment.slice(0, 64) : ''
  const outcome = await context.get(withdrawalContext)({
    paymentId,
    cookies: request.headers.get('cookie'),
    clientAddress,
  })
  if (outcome.kind === 'too_often') {
    const headers = { 'Retry-After': String(outcome.retryAfterSeconds) }
    return data({ tooOften: true }, { status: 429, headers })
  }
  // The page itself says what became of it, and a reload shows the same.
  return redirect(`/withdraw?${new URLSearchParams({ payment: paymentId })}`, 303)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  return <WithdrawView {...loaderData} tooOften={actionData?.tooOften ?? false} />
}
