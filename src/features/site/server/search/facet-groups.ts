import { languageName } from '../../../../i18n/names-of-codes.ts'
import { isLegalArea } from '../../../../shared/legal-areas.ts'
import { type FacetCounts, facet, type LawyerFilter } from '../../../directory/server.ts'
import { countryName, placeName } from '../../../places/server.ts'
import { type SearchChoices, searchAddress } from '../../domain/search/search-choices.ts'
import type { FacetGroup, FacetOption } from '../../domain/search/search-page.ts'
import type { Wording } from './search-labels.ts'

/** Rarer ones are left to the words of the search. */
const MOST_OPTIONS = 16

/** What a list can be narrowed by beside what it already keeps to. Ways that leave everybody are left out. */
export function facetGroups(
  wording: Wording,
  { total, byMark }: FacetCounts,
  choices: SearchChoices,
  filter: LawyerFilter,
): FacetGroup[] {
  const { t, language, places } = wording
  const option = (label: string, count: number, more: Partial<SearchChoices>): FacetOption => ({
    label,
    count,
    href: searchAddress({ ...choices, ...more }),
  })
  const counted = (prefix: string) =>
    [...byMark].flatMap(([mark, count]) =>
      mark.startsWith(prefix) && count > 0 && count < total ? [{ code: mark.slice(2), count }] : [],
    )
  const { country } = filter
  const offers = [
    { mark: facet.freeConsultation, choice: 'free' },
    { mark: facet.contingencyFee, choice: 'contingency' },
    { mark: facet.verified, choice: 'verified' },
  ] as const
  const groups: FacetGroup[] = [
    {
      kind: 'country',
      options: country
        ? []
        : counted('c:').map(({ code, count }) => {
            return option(countryName(code, language) ?? code, count, { country: code })
          }),
    },
    {
      kind: 'region',
      options:
        country && !filter.within
          ? counted('j:').flatMap(({ code, count }) => {
              if (!code.startsWith(`${country}-`)) return []
              const label = placeName(places, country, code, language)
              return [option(label, count, { country, region: code })]
            })
          : [],
    },
    {
      kind: 'area',
      options: filter.specialization
        ? []
        : counted('a:').flatMap(({ code, count }) =>
            isLegalArea(code) ? [option(t(`areas.${code}`), count, { specialty: code })] : [],
          ),
    },
    {
      kind: 'language',
      options: filter.languages
        ? []
        : counted('l:').map(({ code, count }) => {
            return option(languageName(code, language), count, { language: code })
          }),
    },
    {
      kind: 'offers',
      options: offers.flatMap(({ mark, choice }) => {
        const count = byMark.get(mark) ?? 0
        return choices[choice] || count === 0 || count === total
          ? []
          : [option(t(`search.offers.${choice}`), count, { [choice]: true })]
      }),
    },
  ]
  return groups.flatMap(({ kind, options }) => {
    const most = [...options].sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1))
    return most.length > 0 ? [{ kind, options: most.slice(0, MOST_OPTIONS) }] : []
  })
}
