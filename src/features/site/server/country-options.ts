import type { LanguageCode } from '../../../shared/languages.ts'
import { countryName, needsJurisdiction, type Places } from '../../places/server.ts'

/** The countries of the form in a language's own order. */
export function countryOptions(places: Places, language: LanguageCode) {
  const collator = new Intl.Collator(language)
  return places.countries
    .map(({ code }) => ({
      code,
      name: countryName(code, language) ?? code,
      hasRegions: needsJurisdiction(places, code),
    }))
    .sort((a, b) => collator.compare(a.name, b.name))
}
