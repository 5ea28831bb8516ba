import type { Places } from '../contract.ts'
import { findCountry } from './place-lookup.ts'

/**
 * Codes of the law that applies in a place, most specific first:
 * GB + GB-ENG -> GB-ENG, GB-EAW, GB; DE + DE-BY -> DE-BY, DE, EU. Empty for a country that is not offered.
 * A jurisdiction that is not one of that country's is ignored: law of another place is never shown.
 */
export function jurisdictionLineage(
  places: Places,
  country: string,
  jurisdiction?: string,
): string[] {
  const found = findCountry(places, country)
  if (!found) return []
  const region = found.regions.find(({ code }) => code === jurisdiction)
  const regional = region ? [region.code, ...region.inherits] : []
  return [...regional, found.code, ...found.unions]
}
