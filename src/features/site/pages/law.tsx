import { data } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { corpusContext, describeProvision, reportError } from '../../law/server.ts'
import { ProvisionView } from '../../law/ui.ts'
import { placesContext } from '../../places/server.ts'
import { lawTrail } from '../server/landing/landing-names.ts'
import { legislationData } from '../server/legislation-data.ts'
import { breadcrumbData } from '../server/metadata/breadcrumb-data.ts'
import { pageMetadata, personalMetadata, siteOrigin } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import type { Route } from './+types/law.ts'
import NotFound from './not-found.tsx'

export function loader({ request, context, params }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const language = requestLanguage(request, catalogue)
  const t = catalogue.translate(language)
  const { runtime } = context.get(pageContext)
  const law = describeProvision(
    { corpus: context.get(corpusContext), places: context.get(placesContext) },
    params.provisionId,
    { language, t, today: runtime.now().toISOString().slice(0, 10) },
  )
  if (!law) {
    return data({ tags: personalMetadata(t('notFound.title')), law: null }, { status: 404 })
  }
  const origin = siteOrigin({ request, context })
  const path = `/law/${law.id}`
  return data({
    tags: pageMetadata(
      { request, context },
      {
        title: `${law.statute}: ${law.heading.text} (${law.place})`,
        description: law.summary.text,
        path,
        kind: 'article',
        picture: { kind: 'law', slug: law.id },
        data: [
          legislationData(law, new URL(path, origin).href),
          breadcrumbData(origin, lawTrail(law, context.get(placesContext), { language, t })),
        ],
      },
    ),
    law,
  })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await request.formData()
  const message = form.get('message')
  const { runtime, clientAddress } = context.get(pageContext)
  const outcome = await reportError(runtime, context.get(corpusContext), {
    provisionId: params.provisionId,
    message: typeof message === 'string' ? message : '',
    language: requestLanguage(request, context.get(catalogueContext)),
    clientAddress,
  })
  const status = { stored: 200, 'unknown-provision': 404, 'too-long': 400, 'too-many': 429 }
  // What could not be stored goes back into the form.
  const kept = outcome === 'stored' ? {} : { message: String(message ?? '') }
  return data({ outcome, ...kept }, { status: status[outcome] })
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function Law({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.law) return <NotFound />
  return (
    // A law of its own each time: what was typed for one must not stand under the next.
    <ProvisionView key={loaderData.law.id} law={loaderData.law} report={actionData} />
  )
}
