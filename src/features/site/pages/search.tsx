import { data } from 'react-router'
import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../platform/runtime.server.ts'
import { pageTags } from '../../../shared/page-tags.ts'
import { adviserContext } from '../../analysis/server.ts'
import { lawyerFinderContext } from '../../directory/server.ts'
import { placesContext } from '../../places/server.ts'
import { countryOptions } from '../server/country-options.ts'
import { pageMetadata } from '../server/metadata/page-metadata.ts'
import { requestLanguage } from '../server/request-language.ts'
import { searchPage } from '../server/search/search-page.ts'
import { SearchView } from '../ui/search/search-view.tsx'
import type { Route } from './+types/search.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const language = requestLanguage(request, catalogue)
  const t = catalogue.translate(language)
  const places = context.get(placesContext)
  const { runtime, clientAddress } = context.get(pageContext)
  const page = await searchPage(
    {
      db: runtime.db,
      finder: context.get(lawyerFinderContext),
      adviser: context.get(adviserContext),
      places,
      language,
      t,
      now: runtime.now(),
      clientAddress,
    },
    new URL(request.url).searchParams,
  )
  const about = page.chips.flatMap(({ text }) => (text === '' ? [] : [text]))
  const answer = {
    tags: pageMetadata(
      { request, context },
      {
        title:
          about.length > 0 ? t('search.titleFor', { what: about.join(' · ') }) : t('search.title'),
        description: t('search.intro'),
        path: '/search',
        // What somebody searched for is nothing to list.
        noIndex: page.state !== 'start',
        picture: { kind: 'page', slug: 'search' },
      },
    ),
    countries: countryOptions(places, language),
    page,
  }
  return page.waitSeconds
    ? data(answer, { status: 429, headers: { 'Retry-After': String(page.waitSeconds) } })
    : data(answer)
}

/** Tells programs how long to wait, too. */
export function headers({ loaderHeaders, parentHeaders }: Route.HeadersArgs) {
  const wait = loaderHeaders.get('Retry-After')
  if (wait) parentHeaders.set('Retry-After', wait)
  return parentHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageTags(loaderData?.tags)
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchView page={loaderData.page} countries={loaderData.countries} />
}
