import { catalogueContext } from '../../../i18n/catalogue.server.ts'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { LAWYERS_ASKED, SEARCH_MIN_LENGTH } from '../../../shared/lawyer-list.ts'
import { isLegalArea } from '../../../shared/legal-areas.ts'
import type { Lawyer } from '../../directory/contract.ts'
import {
  foldText,
  type LawyerFilter,
  type LawyerFinder,
  lawyerFinderContext,
} from '../../directory/server.ts'
import { LawyerSearchPanel } from '../../directory/ui.ts'
import { placesContext } from '../../places/server.ts'
import { countryOptions } from '../server/country-options.ts'
import { requestLanguage } from '../server/request-language.ts'
import type { Route } from './+types/search.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const language = requestLanguage(request, catalogue)
  const t = catalogue.translate(language)
  const asked = new URL(request.url).searchParams
  const query = asked.get('q')?.trim() ?? ''
  const countries = countryOptions(context.get(placesContext), language)
  const country = countries.find(({ code }) => code === asked.get('country'))?.code
  const specialty = asked.get('specialty')
  const specialization = isLegalArea(specialty) ? specialty : undefined
  const filter = { ...(country ? { country } : {}), ...(specialization ? { specialization } : {}) }
  return {
    title: t('search.title'),
    description: t('search.intro'),
    query,
    country: country ?? '',
    specialty: specialization ?? '',
    countries,
    lawyers: await findLawyers(context.get(lawyerFinderContext), query, filter),
  }
}

/** By words, or, where a country or an area was chosen without any, all of its lawyers. */
async function findLawyers(
  finder: LawyerFinder,
  query: string,
  filter: LawyerFilter,
): Promise<Lawyer[]> {
  const words = isSearchable(query) ? foldText(query) : undefined
  const browses = query === '' && Object.keys(filter).length > 0
  if (words === undefined && !browses) return []
  return (await finder.find(filter, { limit: LAWYERS_ASKED }, words)).lawyers
}

const MAX_QUERY_LENGTH = 200

function isSearchable(query: string): boolean {
  return foldText(query).length >= SEARCH_MIN_LENGTH && query.length <= MAX_QUERY_LENGTH
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    { title: loaderData?.title },
    { name: 'description', content: loaderData?.description },
    ...(loaderData?.query ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { query, country, specialty, lawyers, countries } = loaderData
  return (
    <div className="wide-column py-10">
      <div className="flex max-w-[60rem] flex-col gap-5">
        <h1>{t('search.title')}</h1>
        <p className="measure text-lg">{t('search.intro')}</p>
        <LawyerSearchPanel
          ownPage
          initialQuery={query}
          initialCountry={country}
          initialSpecialty={specialty}
          initialLawyers={lawyers}
          countries={countries}
        />
      </div>
    </div>
  )
}
