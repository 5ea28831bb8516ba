import { languageName } from '../../../../i18n/names-of-codes.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import { countryName, type Places, placeName } from '../../../places/server.ts'
import type { SearchReading } from '../../domain/search/decide-reading.ts'
import { namesOfCity } from '../../domain/search/place-entries.ts'
import {
  type SearchChoice,
  type SearchChoices,
  searchAddress,
  withoutChoice,
} from '../../domain/search/search-choices.ts'
import { searchKey } from '../../domain/search/search-key.ts'
import type { SearchChip } from '../../domain/search/search-page.ts'
import { textOf, type Word, withoutWords } from '../../domain/search/split-words.ts'
import type { PlaceMeaning } from '../../domain/search/word-book.ts'

/** In whose words and with which names a page is written. */
export type Wording = { t: Translate; language: LanguageCode; places: Places }

/** What was understood of the words, then what was chosen beside them. */
export function chipsOf(
  wording: Wording,
  reading: SearchReading | undefined,
  choices: SearchChoices,
): SearchChip[] {
  return [
    ...(reading ? chipsOfWords(wording, reading, choices) : []),
    ...chipsOfChoices(wording, choices),
  ]
}

function chipsOfWords(
  wording: Wording,
  { area, place, quoted, names }: SearchReading,
  choices: SearchChoices,
): SearchChip[] {
  const without = (words: readonly Word[]) =>
    searchAddress({ ...choices, q: withoutWords(choices.q, words) })
  const chips: SearchChip[] = []
  if (area && !choices.specialty) {
    const from = area.told ? { from: textOf(area.words) } : {}
    const text = wording.t(`areas.${area.area}`)
    chips.push({ kind: 'area', text, ...from, href: without(area.words) })
  }
  if (place) {
    const text = placeLabel(wording, place.place, place.words)
    chips.push({ kind: 'place', text, href: without(place.words) })
  }
  const named = [...quoted, ...names]
  if (named.length > 0) chips.push({ kind: 'name', text: textOf(named), href: without(named) })
  return chips
}

function chipsOfChoices(wording: Wording, choices: SearchChoices): SearchChip[] {
  const { country, region, specialty, language } = choices
  const chosen = (kind: SearchChip['kind'], choice: SearchChoice, text = ''): SearchChip => ({
    kind,
    text,
    href: searchAddress(withoutChoice(choices, choice)),
  })
  const chips: SearchChip[] = []
  if (specialty) chips.push(chosen('area', 'specialty', wording.t(`areas.${specialty}`)))
  if (country) {
    const text = placeLabel(wording, { country, ...(region && { region }) })
    chips.push(chosen('place', region ? 'region' : 'country', text))
  }
  if (language) chips.push(chosen('language', 'language', languageName(language, wording.language)))
  for (const name of ['free', 'contingency', 'verified'] as const) {
    if (choices[name]) chips.push(chosen(name, name))
  }
  return chips
}

const COMMA: Partial<Record<LanguageCode, string>> = { ar: '، ', zh: '，', ja: '、' }

/** "Leipzig, Germany", with the city called as it was typed, as far as it has that name. */
export function placeLabel(
  { language, places }: Wording,
  { country, region, city }: PlaceMeaning,
  typed: readonly Word[] = [],
): string {
  const whole = countryName(country, language) ?? country
  const place = city
    ? cityLabel(country, city, language, typed)
    : region && placeName(places, country, region, language)
  return place && place !== whole ? `${place}${COMMA[language] ?? ', '}${whole}` : whole
}

function cityLabel(
  country: string,
  city: string,
  language: LanguageCode,
  typed: readonly Word[],
): string {
  if (language === 'en') return city
  const [own, ...others] = namesOfCity(country, city)
  const said = ` ${typed.map(({ key }) => key).join(' ')} `
  return others.find((name) => said.includes(` ${searchKey(name)} `)) ?? own ?? city
}
