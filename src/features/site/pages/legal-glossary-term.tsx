import { data } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { isLanguageCode, type LanguageCode } from '../../../shared/languages.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { createTermSearch, type Glossary, glossaryContext } from '../../glossary/server.ts'
import { termData } from '../server/glossary/defined-terms.ts'
import { pageMetadata, personalMetadata, siteOrigin } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import { TermPage } from '../ui/glossary/term-page.tsx'
import type { ReadIn } from '../ui/glossary/term-reading.tsx'
import { UnknownTerm } from '../ui/glossary/unknown-term.tsx'
import type { Route } from './+types/legal-glossary-term.ts'

const LIST = '/legal-glossary'

export function loader({ request, context, params }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const language = requestLanguage(request, catalogue)
  const t = catalogue.translate(language)
  const glossary = context.get(glossaryContext)
  const id = params.term.toLowerCase()
  const entry = glossary.entry(language, id)
  const listed = glossary.list(language).flatMap(({ terms }) => terms)
  if (!entry) {
    const near = createTermSearch(listed).near(id.replaceAll('-', ' '))
    return data(
      { tags: personalMetadata(t('notFound.title')), entry: undefined, near },
      { status: 404 },
    )
  }
  const at = listed.findIndex((term) => term.id === id)
  const set = {
    name: t('glossary.title'),
    url: `${siteOrigin({ request, context })}${LIST}`,
    language,
  }
  return data({
    tags: pageMetadata(
      { request, context },
      {
        title: t('glossary.term.metaTitle', { term: entry.term }),
        description: entry.definition,
        path: `${LIST}/${id}`,
        kind: 'article',
        picture: { kind: 'page', slug: 'legal-glossary' },
        data: [termData(set, entry)],
      },
    ),
    entry,
    before: neighbour(listed[at - 1]),
    after: neighbour(listed[at + 1]),
    readIn: readIn(glossary, id, language, new URL(request.url).searchParams.get('in')),
  })
}

type Named = { id: string; lang: LanguageCode; term: string }

function neighbour(listed: Named | undefined): Named | undefined {
  return listed && { id: listed.id, lang: listed.lang, term: listed.term }
}

/** The term in another language, where one is asked for. */
function readIn(
  glossary: Glossary,
  id: string,
  language: LanguageCode,
  asked: string | null,
): ReadIn | undefined {
  if (!isLanguageCode(asked) || asked === language) return undefined
  const entry = glossary.entry(asked, id)
  if (entry?.lang !== asked) return { lang: asked }
  const { term, definition, example } = entry
  return { lang: asked, said: { term, definition, example } }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function LegalGlossaryTerm({ loaderData }: Route.ComponentProps) {
  if (!loaderData.entry) return <UnknownTerm near={loaderData.near} />
  const { entry, before, after, readIn: reading } = loaderData
  return <TermPage entry={entry} before={before} after={after} reading={reading} />
}
