import countries from 'i18n-iso-countries'
import { createContext } from 'react-router'
import {
  type KnowledgeCache,
  uncachedKnowledge,
} from '../../platform/knowledge/knowledge-cache.server.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { type Places, placesFileSchema } from './contract.ts'
import { COUNTRY_NAME_CORRECTIONS } from './domain/country-name-corrections.ts'
import { placeName as nameOfPlace } from './domain/place-name.ts'

export type { Places } from './contract.ts'
export { jurisdictionLineage } from './domain/place-lineage.ts'
export {
  findCountry,
  findRegion,
  needsJurisdiction,
  regionsOf,
} from './domain/place-lookup.ts'

/**
 * Reads `knowledge/places.yaml`.
 * @throws KnowledgeError naming the file, the line and the path of every problem
 */
export function loadPlaces(file: string, cache: KnowledgeCache = uncachedKnowledge): Places {
  return cache.read(file, placesFileSchema)
}

/** The everyday name of a country, e.g. ('KR', 'fi') -> Etelä-Korea; undefined for an unknown code. */
export function countryName(code: string, language: LanguageCode): string | undefined {
  const corrected = COUNTRY_NAME_CORRECTIONS[language]?.[code]
  if (corrected) return corrected
  // The Dutch list puts the formal name first and the usual one last.
  if (language === 'nl') return countries.getName(code, language, { select: 'all' })?.at(-1)
  return countries.getName(code, language)
}

/** The name of a sub-region, or of its country, in a language, with English where there is none. */
export function placeName(
  places: Places,
  country: string,
  jurisdiction: string | undefined,
  language: LanguageCode,
): string {
  return nameOfPlace(places, countryName, country, jurisdiction, language)
}

export const placesContext = createContext<Places>()
