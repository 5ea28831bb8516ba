import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { sessionUser } from '../../account/server.ts'
import { personalMetadata } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import { FreeAnalysisView } from '../ui/checkout/free-analysis-view.tsx'
import type { Route } from './+types/free-analysis.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { runtime } = context.get(pageContext)
  const catalogue = context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(request, catalogue))
  const user = await sessionUser(runtime, request.headers)
  const { demo, production } = runtime.config
  return {
    tags: personalMetadata(t('free.metaTitle')),
    signedInAs: user?.email ?? null,
    demoMailbox: demo.mail && !production,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function FreeAnalysis({ loaderData }: Route.ComponentProps) {
  return <FreeAnalysisView {...loaderData} />
}
