import { data } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { grantOfIntent } from '../../access/server.ts'
import { describeReceipt } from '../../payments/server.ts'
import { ReceiptView } from '../../payments/ui.ts'
import { personalMetadata } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import type { Route } from './+types/receipt.ts'
import NotFound from './not-found.tsx'

/** For the browser that paid and for the signed-in owner; to everybody else it does not exist. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(request, catalogue))
  const { runtime } = context.get(pageContext)
  const found = await describeReceipt(runtime, request.headers.get('cookie'), params.id)
  if (!found)
    return data({ tags: personalMetadata(t('notFound.title')), receipt: null }, { status: 404 })
  const { page, intentId } = found
  const grant = page.kind === 'receipt' ? await grantOfIntent(runtime, intentId) : undefined
  const period = grant
    ? { startsAt: grant.startsAt.toISOString(), endsAt: grant.endsAt.toISOString() }
    : page.period
  const kind = t(page.kind === 'receipt' ? 'receipt.title' : 'receipt.creditNote')
  const tags = personalMetadata(`${kind} ${page.number}`)
  return data({ tags, receipt: { ...page, period } })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function Receipt({ loaderData: { receipt } }: Route.ComponentProps) {
  return receipt ? <ReceiptView receipt={receipt} /> : <NotFound />
}
