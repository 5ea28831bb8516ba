import type { LanguageCode } from '../../../../shared/languages.ts'
import { countryName, placeName } from '../../../places/server.ts'
import type { NearSearch } from '../../domain/search/near-readings.ts'
import { type SearchChoices, searchAddress } from '../../domain/search/search-choices.ts'
import type { SearchLink } from '../../domain/search/search-page.ts'
import { textOf, withoutWords } from '../../domain/search/split-words.ts'
import type { PlaceMeaning } from '../../domain/search/word-book.ts'
import type { NearMatch } from './find-near.ts'
import type { FittingReading } from './other-readings.ts'
import { placeLabel, type Wording } from './search-labels.ts'

/** Searches for the other readings, written so that only these are meant. */
export function otherLinks(
  wording: Wording,
  others: readonly FittingReading[],
  choices: SearchChoices,
): SearchLink[] {
  const { t, language } = wording
  return others.map(({ kind, words, reading, count }) => {
    const rest = withoutWords(choices.q, words)
    const link = (text: string, q: string): SearchLink => {
      return { kind, text, count, href: searchAddress({ ...choices, q: q.trim() }) }
    }
    const typed = textOf(words)
    const place = reading.place?.place
    if (kind === 'name') return link(typed, `"${typed}" ${rest}`)
    if (kind === 'area') return link(t(`areas.${reading.area?.area}`), rest)
    const country = (place && countryName(place.country, language)) ?? ''
    const text = place ? placeLabel(wording, place, words) : typed
    return link(text, `${typed} ${country} ${rest}`)
  })
}

/** Searches near one that found nobody. */
export function nearLinks(
  wording: Wording,
  near: readonly NearMatch[],
  { q }: SearchChoices,
): SearchLink[] {
  return near.map(({ search, count }) => {
    const rest = search.kind === 'spelling' ? q : withoutWords(q, search.leaves)
    const { kind, text, typed } = saidOf(wording, search, rest)
    return { kind, text, count, href: searchAddress({ ...search.choices, q: typed.trim() }) }
  })
}

/** @param rest what was typed, without what the search leaves out */
function saidOf(
  wording: Wording,
  search: NearSearch,
  rest: string,
): { kind: SearchLink['kind']; text: string; typed: string } {
  switch (search.kind) {
    case 'spelling': {
      const { start, end } = search.word
      const typed = rest.slice(0, start) + search.spelt + rest.slice(end)
      return { kind: 'spelling', text: search.spelt, typed }
    }
    case 'wider': {
      if (!search.place) return { kind: 'everywhere', text: '', typed: rest }
      const text = placeLabel(wording, search.place)
      const named = search.leaves.length > 0 ? plainName(wording, search.place) : ''
      return { kind: 'wider', text, typed: `${rest} ${named}` }
    }
    case 'area':
      return { kind: 'area', text: wording.t(`areas.${search.area}`), typed: rest }
    case 'fewer':
      return { kind: `without-${search.left}`, text: '', typed: rest }
  }
}

/** What is typed for a sub-region or a country. */
function plainName(
  { places, language }: { places: Wording['places']; language: LanguageCode },
  { country, region }: PlaceMeaning,
): string {
  return placeName(places, country, region, language)
}
