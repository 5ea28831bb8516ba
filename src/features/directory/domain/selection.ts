import { facet } from './facets.ts'
import type { LawyerFilter, Within } from './lawyer-filter.ts'

/** One mark of each list. */
export type Marks = readonly (readonly string[])[]

/** Lawyers that bear one mark of each list, and none of these combinations. */
export type Selection = { marks: Marks; except: readonly Marks[] }

/**
 * What a filter selects, the nearer place first: lawyers of the sub-region, then those of the rest of the country.
 * Names are not in it: which words they may be is known to the database only.
 */
export function selectionsOf(filter: LawyerFilter): Selection[] {
  const { country, jurisdiction } = filter
  const within = (places: string[], except: Marks[] = []): Selection => ({
    marks: [...places.map((place) => [place]), ...marksOf(filter)],
    except,
  })
  if (!jurisdiction) return [within(country ? [facet.country(country)] : [])]
  const wider = jurisdiction.slice(0, 2)
  if (country && country !== wider) return []
  const whole = facet.country(wider)
  if (jurisdiction === wider) return [within([whole])]
  const region = facet.jurisdiction(jurisdiction)
  return [within([region, whole]), within([whole], [[[region]]])]
}

function marksOf(filter: LawyerFilter): Marks {
  return [
    ...(filter.specialization ? [[facet.area(filter.specialization)]] : []),
    ...(filter.city ? [[facet.city(filter.city)]] : []),
    ...(filter.within ?? []).map(marksOfPlace),
    ...(filter.minimumYears ? [[facet.yearsFrom(filter.minimumYears)]] : []),
    ...(filter.freeConsultation ? [[facet.freeConsultation]] : []),
    ...(filter.contingencyFee ? [[facet.contingencyFee]] : []),
    ...(filter.verified ? [[facet.verified]] : []),
    ...(filter.languages ? [filter.languages.map(facet.language)] : []),
  ]
}

function marksOfPlace({ jurisdictions = [], cities = [] }: Within): string[] {
  return [...new Set([...jurisdictions.map(facet.jurisdiction), ...cities.map(facet.city)])]
}

/** The selection kept to what also bears these, without what bore the earlier ones. */
export function narrowed(selection: Selection, marks: Marks, earlier: readonly Marks[]): Selection {
  return {
    marks: [...selection.marks, ...marks],
    except: [...selection.except, ...earlier],
  }
}
