import { LEGAL_AREAS, type LegalArea } from '../../../shared/legal-areas.ts'
import type { Corpus, CoverageGoals, Provision } from '../contract.ts'
import { isInForce } from './corpus.ts'

export type PlaceCoverage = {
  jurisdiction: string
  kind: 'deep' | 'base' | 'part' | 'union'
  provisions: number
  deadlines: number
  byArea: Record<LegalArea, number>
  /** Entries by what they were checked against. */
  checked: Record<Provision['checked']['against'], number>
  /** Entries whose review day has passed. */
  overdue: number
  /** What the goals ask for and the place lacks. */
  shortfalls: string[]
}

export type CoverageReport = {
  places: PlaceCoverage[]
  totals: {
    countries: number
    jurisdictions: number
    provisions: number
    deadlines: number
    checked: PlaceCoverage['checked']
    overdue: number
    linksNotOpened: number
  }
}

export type OfferedPlaces = { countries: readonly string[]; unions: readonly string[] }

/** Counts the law in force on a day, place by place, beside the goals. Offered countries without law are listed too. */
export function reportCoverage(
  corpus: Corpus,
  goals: CoverageGoals,
  offered: OfferedPlaces,
  today: string,
): CoverageReport {
  const jurisdictions = [...new Set([...offered.countries, ...corpus.byJurisdiction.keys()])].sort()
  const inForce = new Map(
    jurisdictions.map((code) => [
      code,
      (corpus.byJurisdiction.get(code) ?? []).filter((entry) => isInForce(entry, today)),
    ]),
  )
  const places = jurisdictions.map((code) => coverPlace(code, inForce, goals, offered, today))
  const all = [...inForce.values()].flat()
  const countries = new Set(all.map(({ country }) => country))
  return {
    places,
    totals: {
      countries: [...countries].filter((country) => !offered.unions.includes(country)).length,
      jurisdictions: places.filter(({ provisions }) => provisions > 0).length,
      provisions: all.length,
      deadlines: all.filter(({ deadline }) => deadline).length,
      checked: countChecked(all),
      overdue: all.filter(({ reviewBy }) => reviewBy < today).length,
      linksNotOpened: all.filter(({ linkOpened }) => !linkOpened).length,
    },
  }
}

function coverPlace(
  jurisdiction: string,
  inForce: ReadonlyMap<string, Provision[]>,
  goals: CoverageGoals,
  offered: OfferedPlaces,
  today: string,
): PlaceCoverage {
  const own = inForce.get(jurisdiction) ?? []
  const kind = kindOf(jurisdiction, goals, offered)
  const parts = [...inForce].filter(([code]) => code.startsWith(`${jurisdiction}-`))
  const byArea = countAreas(own)
  const everyPartHas = (area: LegalArea) =>
    parts.length > 0 && parts.every(([, laws]) => laws.some(({ areas }) => areas.includes(area)))
  const empty = LEGAL_AREAS.filter((area) => byArea[area] === 0 && !everyPartHas(area))
  const goal = provisionsAsked(jurisdiction, kind, goals)
  return {
    jurisdiction,
    kind,
    provisions: own.length,
    deadlines: own.filter(({ deadline }) => deadline).length,
    byArea,
    checked: countChecked(own),
    overdue: own.filter(({ reviewBy }) => reviewBy < today).length,
    shortfalls: [
      ...(own.length < goal ? [`${own.length} of ${goal} provisions`] : []),
      ...(kind === 'deep' || kind === 'base' ? empty.map((area) => `no ${area}`) : []),
    ],
  }
}

function kindOf(
  jurisdiction: string,
  goals: CoverageGoals,
  { unions }: OfferedPlaces,
): PlaceCoverage['kind'] {
  if (unions.includes(jurisdiction)) return 'union'
  if (jurisdiction.includes('-')) return 'part'
  return goals.deep.countries.includes(jurisdiction) ? 'deep' : 'base'
}

function provisionsAsked(
  jurisdiction: string,
  kind: PlaceCoverage['kind'],
  goals: CoverageGoals,
): number {
  if (kind === 'part')
    return goals.parts.of[jurisdiction.split('-')[0] ?? ''] ?? goals.parts.provisions
  return { deep: goals.deep, base: goals.base, union: goals.unions }[kind].provisions
}

function countAreas(provisions: readonly Provision[]): Record<LegalArea, number> {
  return Object.fromEntries(
    LEGAL_AREAS.map((area) => [
      area,
      provisions.filter(({ areas }) => areas.includes(area)).length,
    ]),
  ) as Record<LegalArea, number>
}

function countChecked(provisions: readonly Provision[]): PlaceCoverage['checked'] {
  const counts = { 'law-index': 0, 'official-text': 0, 'second-source': 0, unchecked: 0 }
  for (const { checked } of provisions) counts[checked.against] += 1
  return counts
}
