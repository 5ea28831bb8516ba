import { EXPERIENCE_FILTERS } from '../../../shared/lawyer-list.ts'
import { foldText } from './fold-text.ts'
import { wordsOf } from './name-words.ts'

/** What is known of a lawyer and can be searched by. */
export type Searchable = {
  name: string
  nameLocal: string | null
  firm: string
  location: string
  locationLocal: string | null
  country: string
  jurisdiction: string
  /** Years, where known. */
  experience: number | null
  specializations: readonly string[]
  languages: readonly string[]
  freeConsultation: boolean
  contingencyFee: boolean
  verified: boolean
}

const CITY_KIND = 't:'

/**
 * Marks kept with every lawyer: one index answers any combination of them. The letter says the kind; the database
 * counts lawyers by those of `COUNTED_KINDS` (migration 0006).
 */
export const facet = {
  country: (code: string) => `c:${code}`,
  jurisdiction: (code: string) => `j:${code}`,
  area: (area: string) => `a:${area}`,
  language: (code: string) => `l:${code}`,
  /** @param city as written; folded here */
  city: (city: string) => `${CITY_KIND}${foldText(city.replaceAll('-', ' '))}`,
  yearsFrom: (years: number) => `y:${years}`,
  freeConsultation: 'f:free-consultation',
  contingencyFee: 'f:contingency-fee',
  verified: 'f:verified',
  /** A whole folded word of a name or firm. */
  name: (word: string) => `n:${word}`,
  /** A whole folded word of a city. */
  cityWord: (word: string) => `m:${word}`,
  /** How a word of a name begins, in two or three letters. */
  namePrefix: (letters: string) => `p:${letters}`,
} as const

/** Beginnings this long have a mark of their own: too many words share them to be listed one by one. */
export const PREFIX_LENGTHS = [2, 3]

const YEARS = EXPERIENCE_FILTERS.map((filter) => Number.parseInt(filter, 10))

/** Every mark of a lawyer, each once, in a fixed order. */
export function facetsOf(lawyer: Searchable): string[] {
  const cities = [lawyer.location, lawyer.locationLocal ?? ''].filter((city) => city !== '')
  const nameWords = wordsOf(lawyer.name, lawyer.nameLocal, lawyer.firm)
  return [
    ...new Set([
      facet.country(lawyer.country),
      facet.jurisdiction(lawyer.jurisdiction),
      ...lawyer.specializations.map(facet.area),
      ...lawyer.languages.map(facet.language),
      ...cities.map(facet.city),
      ...YEARS.filter((years) => (lawyer.experience ?? 0) >= years).map(facet.yearsFrom),
      ...(lawyer.freeConsultation ? [facet.freeConsultation] : []),
      ...(lawyer.contingencyFee ? [facet.contingencyFee] : []),
      ...(lawyer.verified ? [facet.verified] : []),
      ...nameWords.map(facet.name),
      ...wordsOf(...cities).map(facet.cityWord),
      ...nameWords.flatMap(beginningsOf).map(facet.namePrefix),
    ]),
  ]
}

/** The cities among the marks of a lawyer, folded: one, and a second where it has another name in the local script. */
export function citiesOf(marks: readonly string[]): string[] {
  return marks.flatMap((mark) => (mark.startsWith(CITY_KIND) ? [mark.slice(CITY_KIND.length)] : []))
}

function beginningsOf(word: string): string[] {
  const letters = [...word]
  return PREFIX_LENGTHS.filter((length) => letters.length >= length).map((length) =>
    letters.slice(0, length).join(''),
  )
}
