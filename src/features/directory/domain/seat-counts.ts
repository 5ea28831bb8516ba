import { foldText } from './fold-text.ts'

/** How many lawyers of one country sit in a city of a sub-region and take an area; `*` is every area. */
export type SeatGroup = { jurisdiction: string; location: string; area: string; lawyers: number }

/** A place within a country, and an area of law; what is absent is not asked for. */
export type SeatQuestion = {
  jurisdiction?: string | undefined
  /** The names of one city, in one language or another. */
  cities?: readonly string[] | undefined
  area?: string | undefined
}

/** The lawyers of one country, counted by place and area. */
export type SeatCounts = {
  of(asked: SeatQuestion): number
  /** Every combination of sub-region, city and area that somebody has, with its number. */
  groups: readonly SeatGroup[]
}

export const EVERY_AREA = '*'

export function countSeats(groups: readonly SeatGroup[]): SeatCounts {
  const totals = new Map<string, number>()
  for (const { jurisdiction, location, area, lawyers } of groups) {
    for (const place of [jurisdiction, '']) {
      for (const city of new Set([cityKey(location), ''])) {
        const key = keyOf(place, city, area)
        totals.set(key, (totals.get(key) ?? 0) + lawyers)
      }
    }
  }
  return {
    groups,
    of({ jurisdiction = '', cities, area = EVERY_AREA }) {
      const names = cities ? new Set(cities.map(cityKey)) : ['']
      return [...names]
        .map((city) => totals.get(keyOf(jurisdiction, city, area)) ?? 0)
        .reduce((sum, lawyers) => sum + lawyers, 0)
    },
  }
}

/** How a city is named in counts and questions. */
export const cityKey = (city: string) => foldText(city.replaceAll('-', ' '))

const keyOf = (jurisdiction: string, city: string, area: string) =>
  `${jurisdiction}|${city}|${area}`
