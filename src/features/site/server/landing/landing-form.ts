import type { LanguageCode } from '../../../../shared/languages.ts'
import type { Places } from '../../../places/server.ts'
import type { LandingSubject } from '../../domain/landing/landing-address.ts'
import type { LandingForm } from '../../domain/landing/landing-page.ts'
import { packCountries, packRegions } from '../../domain/landing/packed-places.ts'
import { countryOptions } from '../country-options.ts'
import { regionsByName } from './landing-links.ts'

/** The case form with the place and the area filled in. */
export function landingForm(
  naming: { places: Places; language: LanguageCode },
  { country, region, area }: LandingSubject,
  modelReads: boolean,
): LandingForm {
  return {
    countries: packedCountries(naming),
    regions: packRegions(regionsByName(naming, country)),
    country: country.code,
    jurisdiction: region?.code ?? '',
    area,
    modelReads,
  }
}

const packed = new WeakMap<Places, Map<LanguageCode, string>>()

function packedCountries({ places, language }: { places: Places; language: LanguageCode }): string {
  const lists = packed.get(places) ?? new Map<LanguageCode, string>()
  packed.set(places, lists)
  const list = lists.get(language) ?? packCountries(countryOptions(places, language))
  lists.set(language, list)
  return list
}
