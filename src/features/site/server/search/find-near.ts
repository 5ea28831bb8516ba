import { editDistance, type LawyerFinder, slipsAllowed } from '../../../directory/server.ts'
import type { SearchReading } from '../../domain/search/decide-reading.ts'
import { type NearSearch, nearSearches, otherSpellings } from '../../domain/search/near-readings.ts'
import type { SearchChoices } from '../../domain/search/search-choices.ts'
import type { WordBook } from '../../domain/search/word-book.ts'
import type { DirectoryQuestion } from './search-filter.ts'

/** A search beside the one that found nobody, which finds some. */
export type NearMatch = { search: NearSearch; question: DirectoryQuestion; count: number }

const MOST_NEAR = 6

/** Searches that differ by a spelling, a wider place, an area near it or one choice fewer, with their numbers. */
export async function findNear(
  finder: LawyerFinder,
  book: WordBook,
  { reading, choices }: { reading: SearchReading; choices: SearchChoices },
  questionFor: (reading: SearchReading, choices: SearchChoices) => DirectoryQuestion,
): Promise<NearMatch[]> {
  const spellings = otherSpellings(reading, choices, book, {
    distance: editDistance,
    slipsAllowed,
  })
  const near = [...spellings, ...nearSearches(reading, choices)]
  const counted = await Promise.all(
    near.map(async (search) => {
      const question = questionFor(search.reading, search.choices)
      return { search, question, count: await countFound(search, question) }
    }),
  )
  return counted.filter(({ count }) => count > 0).slice(0, MOST_NEAR)

  /** Behind another spelling of a place without lawyers, the page shows those of the wider one. */
  async function countFound(search: NearSearch, question: DirectoryQuestion): Promise<number> {
    const count = await finder.count(question.filter, question.words)
    if (count > 0 || search.kind !== 'spelling') return count
    for (const wider of nearSearches(search.reading, search.choices)) {
      if (wider.kind !== 'wider' || !wider.place) continue
      const { filter, words } = questionFor(wider.reading, wider.choices)
      const around = await finder.count(filter, words)
      if (around > 0) return around
    }
    return 0
  }
}
