import type { Database } from '../../../../platform/database/database.server.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import { isLegalArea } from '../../../../shared/legal-areas.ts'
import type { SafetyNotice } from '../../../analysis/contract.ts'
import type { Adviser } from '../../../analysis/server.ts'
import type { Places } from '../../../places/server.ts'
import {
  decideReading,
  type SearchReading,
  storyOf,
  WORDS_OF_A_STORY,
} from '../../domain/search/decide-reading.ts'
import { readWords } from '../../domain/search/read-words.ts'
import { splitWords, type Word } from '../../domain/search/split-words.ts'
import type { WordReading } from '../../domain/search/word-reading.ts'
import { askDirectory, type SearchedDirectory } from './ask-directory.ts'
import { wordBookOf } from './word-book-of.ts'

/** What reading a search needs to know. */
export type SearchKnowledge = { db: Database; places: Places; adviser: Adviser }

export type UnderstoodSearch = {
  words: readonly Word[]
  read: WordReading
  reading: SearchReading
  directory: SearchedDirectory
  /** Whom to call, where a story sounds like danger. */
  safety: SafetyNotice | null
}

/**
 * What a search means: places, areas, names, or a story that is judged as the preview judges one. Nothing of it is
 * stored.
 * @param country chosen beside the words, if any
 */
export async function understandSearch(
  { db, places, adviser }: SearchKnowledge,
  query: string,
  { language, country, now }: { language: LanguageCode; country: string | undefined; now: Date },
): Promise<UnderstoodSearch> {
  const book = wordBookOf(places)
  const words = splitWords(query, book)
  const directory = await askDirectory(db, places, book, words)
  const read = readWords(words, { book, directory, language, country })
  const story = storyOf(read, directory)
  const place = read.place?.place
  const advice =
    story === undefined
      ? undefined
      : await adviser.advise(
          {
            facts: story,
            country: place?.country ?? country ?? '',
            jurisdiction: place?.region ?? place?.country ?? country ?? '',
            legalArea: null,
            interfaceLanguage: language,
          },
          now,
        )
  const area = advice?.areas[0]?.area
  const judged = advice && isLegalArea(area) ? { area, confidence: advice.confidence } : undefined
  return {
    words,
    read,
    reading: decideReading(read, judged),
    directory,
    safety: advice?.safety && isTold(advice.safety, read) ? advice.safety : null,
  }
}

/** A word or two that may be a name are no reason for a mere suspicion. */
function isTold({ certainty }: SafetyNotice, { told }: WordReading): boolean {
  return certainty === 'seen' || told.length >= WORDS_OF_A_STORY
}
