import { foldText, type LawyerFilter, type Within } from '../../../directory/server.ts'
import type { Places } from '../../../places/server.ts'
import type { SearchReading } from '../../domain/search/decide-reading.ts'
import type { SearchChoices } from '../../domain/search/search-choices.ts'
import type { Word } from '../../domain/search/split-words.ts'
import type { PlaceReading } from '../../domain/search/word-reading.ts'
import { withinOf } from './place-marks.ts'

/** What the directory is asked for: its filter, and words of names, firms and cities. */
export type DirectoryQuestion = { filter: LawyerFilter; words?: string }

/** What a reading and the choices beside it come to. A choice wins over words. */
export function questionOf(
  places: Places,
  reading: SearchReading,
  choices: SearchChoices,
  isListed: (jurisdiction: string) => boolean,
): DirectoryQuestion {
  const { country = reading.place?.place.country, region, specialty, language } = choices
  const area = specialty ?? reading.area?.area
  const within = [
    ...(region ? [{ jurisdictions: [region] }] : []),
    ...(reading.place ? withinPlace(places, reading.place, isListed) : []),
  ]
  const name = foldedWords(reading.quoted)
  const words = foldedWords(reading.names)
  return {
    filter: {
      ...(country && { country }),
      ...(within.length > 0 && { within }),
      ...(area && { specialization: area }),
      ...(language && { languages: [language] }),
      ...(choices.free && { freeConsultation: true }),
      ...(choices.contingency && { contingencyFee: true }),
      ...(choices.verified && { verified: true }),
      ...(name && { name }),
    },
    ...(words && { words }),
  }
}

/** A city whose sub-region was named too is not a city of that name elsewhere. */
function withinPlace(
  places: Places,
  { place, saysRegion }: PlaceReading,
  isListed: (jurisdiction: string) => boolean,
): Within[] {
  const { region, city } = place
  const within = withinOf(places, place, isListed)
  return saysRegion && city && region && isListed(region)
    ? [...within, { jurisdictions: [region] }]
    : within
}

/** A single letter, as of a second name, would fit too many to tell anything beside other words. */
function foldedWords(words: readonly Word[]): string {
  const folded = words.map(({ text }) => foldText(text))
  const long = folded.filter((word) => [...word].length > 1 || !/^[\p{Script=Latin}]$/u.test(word))
  return (long.length > 0 ? long : folded).join(' ')
}
