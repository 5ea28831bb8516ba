import type { LegalArea } from '../../../../shared/legal-areas.ts'
import type { DirectoryWords } from './directory-words.ts'
import { textOf, type Word } from './split-words.ts'
import type { AreaReading, PlaceReading, WordReading } from './word-reading.ts'

/** What a classifier makes of a story: its likeliest area, and how surely. */
export type Judged = { area: LegalArea; confidence: number }

/** What a search is taken to ask for. */
export type SearchReading = {
  place: PlaceReading | undefined
  /** Named by the words, or told by a story. */
  area: (AreaReading & { told: boolean }) | undefined
  /** Areas also named, which the list does not keep to. */
  otherAreas: readonly AreaReading[]
  /** To be looked for in names, firms and cities. */
  names: readonly Word[]
  /** To be looked for in names and firms alone. */
  quoted: readonly Word[]
}

/** From so many words on a search may be a story. */
export const WORDS_OF_A_STORY = 3
/** Fewer words say less, and may be a name that only sounds like something: Müller and Müll. */
const SURE_OF_A_STORY = 0.6
const SURE_OF_A_WORD = 0.9

/** The words to be judged as a story, where they may be one: what is no name, or says more than a name. */
export function storyOf(reading: WordReading, directory: DirectoryWords): string | undefined {
  const { rest, told } = reading
  if (rest.length === 0) return undefined
  const fits = (word: Word) => directory.named(word.text) > 0 || directory.begins(word.text)
  const maybeStory =
    told.length >= WORDS_OF_A_STORY
      ? rest.some((word) => directory.named(word.text) === 0)
      : !rest.some(fits)
  return maybeStory ? textOf(told) : undefined
}

/** @param judged of `storyOf`, where there was a story */
export function decideReading(reading: WordReading, judged: Judged | undefined): SearchReading {
  const { place, areas, quoted, rest, told } = reading
  const sure = told.length >= WORDS_OF_A_STORY ? SURE_OF_A_STORY : SURE_OF_A_WORD
  if (judged && judged.confidence >= sure) {
    return {
      place,
      area: { words: told, area: judged.area, told: true },
      otherAreas: areas.filter(({ area }) => area !== judged.area),
      names: [],
      quoted,
    }
  }
  const [first, ...otherAreas] = areas
  return { place, area: first && { ...first, told: false }, otherAreas, names: rest, quoted }
}
