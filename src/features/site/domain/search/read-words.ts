import type { LanguageCode } from '../../../../shared/languages.ts'
import type { LegalArea } from '../../../../shared/legal-areas.ts'
import { choosePlaces } from './choose-places.ts'
import type { DirectoryWords } from './directory-words.ts'
import { phrasesAt, type Word } from './split-words.ts'
import type { PlaceMeaning, WordBook } from './word-book.ts'
import type { AreaReading, Match, WordReading } from './word-reading.ts'

type Sources = {
  book: WordBook
  directory: DirectoryWords
  /** Where one area of law is meant in two languages differently, that of the page decides. */
  language: LanguageCode
  /** Chosen beside the words: places elsewhere are not meant by them. */
  country?: string | undefined
}

/** Reads places, areas and names out of the words of a search. */
export function readWords(words: readonly Word[], sources: Sources): WordReading {
  const matches = matchWords(words, sources)
  const place = choosePlaces(matches, words, sources.directory)
  const inPlace = new Set(place?.words)
  const areas = readAreas(
    matches.filter((match) => !match.words.some((word) => inPlace.has(word))),
    sources.language,
  )
  const taken = new Set([...inPlace, ...areas.flatMap((area) => area.words)])
  const asides = new Set(matches.flatMap((match) => (match.aside ? match.words : [])))
  const open = words.filter((word) => !word.quoted)
  const rest = open.filter((word) => !taken.has(word) && !asides.has(word))
  const nothingSaid = rest.length === 0 && taken.size === 0 && open.length === words.length
  return {
    place,
    areas,
    quoted: words.filter((word) => word.quoted),
    // Of "van der" alone somebody may want the people called so.
    rest: nothingSaid ? open : rest,
    told: open.filter((word) => !inPlace.has(word)),
  }
}

/** The longest known phrases from left to right, none over another. */
function matchWords(words: readonly Word[], { book, directory, country }: Sources): Match[] {
  const matches: Match[] = []
  for (let at = 0; at < words.length; ) {
    const match =
      codeAt(words, at, book, country) ??
      phrasesAt(words, at)
        .map((phrase) => meaningOf(phrase, book, directory, country))
        .find((found) => found !== undefined)
    if (match) matches.push(match)
    at += match?.words.length ?? 1
  }
  return matches
}

const CODE = /^[A-Z]{2,3}$/

/** TX and NSW in capitals, where not everything is typed in capitals. */
function codeAt(
  words: readonly Word[],
  at: number,
  book: WordBook,
  country: string | undefined,
): Match | undefined {
  const [word] = words.slice(at, at + 1)
  if (!word || word.quoted || !CODE.test(word.text)) return undefined
  if (!words.some(({ text }) => /\p{Ll}/u.test(text))) return undefined
  const places = book
    .coded(word.text)
    .filter((place) => country === undefined || place.country === country)
  return places.length > 0 ? { words: [word], places, areas: [], aside: false } : undefined
}

function meaningOf(
  phrase: readonly Word[],
  book: WordBook,
  directory: DirectoryWords,
  country: string | undefined,
): Match | undefined {
  const keys = phrase.map(({ key }) => key)
  const known = book.find(keys)
  const typed = phrase.map(({ text }) => text).join(' ')
  const listed = known ? [] : citiesListed(typed, directory)
  const places = [...(known?.places ?? []), ...listed].filter(
    (place) => country === undefined || place.country === country,
  )
  const areas = known?.areas ?? []
  const aside = known?.aside ?? false
  return places.length + areas.length === 0 && !aside
    ? undefined
    : { words: phrase, places, areas, aside }
}

/** Cities that are in no list of ours, but in records of lawyers. */
function citiesListed(city: string, directory: DirectoryWords): PlaceMeaning[] {
  return [...directory.lawyersIn(city)].map(([country]) => ({ country, city }))
}

function readAreas(matches: readonly Match[], language: LanguageCode): AreaReading[] {
  const byArea = new Map<LegalArea, Word[]>()
  for (const { words, areas } of matches) {
    const area = (areas.find((one) => one.language === language) ?? areas[0])?.area
    if (area) byArea.set(area, [...(byArea.get(area) ?? []), ...words])
  }
  return [...byArea].map(([area, words]) => ({ words, area }))
}
