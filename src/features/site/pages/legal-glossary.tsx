import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { glossaryContext } from '../../glossary/server.ts'
import { termSetData } from '../server/glossary/defined-terms.ts'
import { pageMetadata, siteOrigin } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import { GlossaryView } from '../ui/glossary/glossary-view.tsx'
import type { Route } from './+types/legal-glossary.ts'

const PATH = '/legal-glossary'

export function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const language = requestLanguage(request, catalogue)
  const t = catalogue.translate(language)
  const groups = context.get(glossaryContext).list(language)
  const url = `${siteOrigin({ request, context })}${PATH}`
  return {
    tags: pageMetadata(
      { request, context },
      {
        title: t('glossary.metaTitle'),
        description: t('glossary.metaDescription'),
        path: PATH,
        picture: { kind: 'page', slug: 'legal-glossary' },
        noIndex: new URL(request.url).searchParams.has('q'),
        data: [termSetData({ name: t('glossary.title'), url, language }, groups)],
      },
    ),
    groups,
  }
}

/** What is searched for changes nothing of what the page holds. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.searchParams.get('lang') !== nextUrl.searchParams.get('lang')
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function LegalGlossary({ loaderData }: Route.ComponentProps) {
  return <GlossaryView groups={loaderData.groups} />
}
