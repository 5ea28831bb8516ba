import type { LanguageCode } from '../../../shared/languages.ts'
import type { Places } from '../contract.ts'
import { findCountry } from './place-lookup.ts'

/** The name of a country in a language, or undefined when it is not known in it. */
export type CountryName = (code: string, language: LanguageCode) => string | undefined

/** A sub-region's name where there is one, else the country's; English where the language has no name for it. */
export function placeName(
  places: Places,
  countryName: CountryName,
  country: string,
  jurisdiction: string | undefined,
  language: LanguageCode,
): string {
  const region = findCountry(places, country)?.regions.find(({ code }) => code === jurisdiction)
  return (
    region?.names[language] ??
    region?.names.en ??
    countryName(country, language) ??
    countryName(country, 'en') ??
    country
  )
}
