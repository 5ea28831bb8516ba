import type { Translate } from '../../../i18n/translate.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { type Places, placeName } from '../../places/server.ts'

/** The everyday name of a place whose law we hold: a union, a country, a part, or several parts with one law. */
export function jurisdictionName(
  places: Places,
  jurisdiction: string,
  language: LanguageCode,
  t: Translate,
): string {
  const country = jurisdiction.split('-')[0] ?? jurisdiction
  const isUnion = places.countries.every(({ code }) => code !== country)
  if (isUnion) return t(`law.unions.${jurisdiction}`, {}, jurisdiction)
  const sharing = regionsSharing(places, jurisdiction)
  if (sharing.length === 0) return placeName(places, country, jurisdiction, language)
  const names = sharing.map((code) => placeName(places, country, code, language))
  return new Intl.ListFormat(language).format(names)
}

/** Where an entry of this jurisdiction applies: the member states of a union, else nothing to add. */
export function memberNames(
  places: Places,
  jurisdiction: string,
  language: LanguageCode,
): string[] {
  return places.countries
    .filter(({ unions }) => unions.includes(jurisdiction))
    .map(({ code }) => placeName(places, code, undefined, language))
    .sort(new Intl.Collator(language).compare)
}

/** GB-EAW -> GB-ENG, GB-WLS */
function regionsSharing(places: Places, jurisdiction: string): string[] {
  return places.countries
    .flatMap(({ regions }) => regions)
    .filter(({ inherits }) => inherits.includes(jurisdiction))
    .map(({ code }) => code)
}
