import type { Country, Places, Region } from '../contract.ts'

/** The option "Other" beneath a country's sub-regions; it means the country as a whole. */
export const OTHER_JURISDICTION = 'other'

export function findCountry(places: Places, code: string): Country | undefined {
  return places.countries.find((country) => country.code === code)
}

export function findCountryBySlug(places: Places, slug: string): Country | undefined {
  return places.countries.find((country) => country.slug === slug)
}

/** @param code ISO 3166-2, e.g. `US-CA` */
export function findRegion(places: Places, code: string): Region | undefined {
  return regionsOf(places, countryCodeOf(code)).find((region) => region.code === code)
}

export function findRegionBySlug(
  places: Places,
  country: string,
  slug: string,
): Region | undefined {
  return regionsOf(places, country).find((region) => region.slug === slug)
}

/** The sub-regions offered in a country, by their English names; none where it is not divided. */
export function regionsOf(places: Places, country: string): readonly Region[] {
  return findCountry(places, country)?.regions ?? []
}

/** Whether the form has to ask for a sub-region. */
export function needsJurisdiction(places: Places, country: string): boolean {
  return regionsOf(places, country).length > 0
}

/** `US-CA` and `US` -> `US`. */
export function countryCodeOf(jurisdiction: string): string {
  return jurisdiction.split('-')[0] ?? ''
}
