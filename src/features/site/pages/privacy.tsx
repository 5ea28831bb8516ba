import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import type { Config } from '../../../platform/config.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { sellerOf } from '../../payments/server.ts'
import { pageMetadata } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import { PrivacyView, type Processors } from '../ui/privacy/privacy-view.tsx'
import type { Route } from './+types/privacy.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const t = catalogue.translate(requestLanguage(request, catalogue))
  const { config } = context.get(pageContext).runtime
  const tags = pageMetadata(
    { request, context },
    {
      title: t('privacy.metaTitle'),
      description: t('privacy.description'),
      path: '/privacy',
      kind: 'article',
      picture: { kind: 'page', slug: 'privacy' },
    },
  )
  return {
    tags,
    /** As the nightly job takes them, so that the page cannot say something else. */
    figures: config.retention,
    processors: processorsOf(config),
    seller: sellerOf(config),
    contactEmail: config.contactEmail,
  }
}

function processorsOf({ demo, ai }: Config): Processors {
  return {
    payments: demo.payments ? 'demo' : 'stripe',
    mail: demo.mail ? 'demo' : 'server',
    model: ai?.provider === 'openai-compatible' ? 'own' : (ai?.provider ?? 'none'),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => pageTags(loaderData?.tags)

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <PrivacyView {...loaderData} />
}
