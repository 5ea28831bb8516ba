import type { CountedFrom } from '../../../law/contract.ts'
import type { StartingDay } from './find-starting-day.ts'
import { foldText } from './fold-text.ts'
import { placeIn, type ReadingPlace, readFoldedDays } from './read-days.ts'
import { mayLieAhead } from './set-aside.ts'

/** More than these to choose from is a list nobody reads. */
const MOST_TO_CHOOSE = 6

/**
 * Reads a text once for all deadlines that may count from its days.
 * @returns the days that could be the one asked for, each once, in the order of the text: what a person may tap where
 * the reader leaves it open, or has it wrong. None where there are too many to choose from.
 */
export function daysNamed(
  facts: string,
  place: ReadingPlace,
): (from: CountedFrom) => StartingDay[] {
  const folded = foldText(facts)
  const named = readFoldedDays(folded.text, place)
  return (from) => {
    const days = new Map<string, StartingDay>()
    for (const own of named) {
      const isPossible = mayLieAhead(from) || (own.day <= place.today && !own.ahead)
      if (!isPossible || days.has(own.day)) continue
      const { start, end } = placeIn(facts, folded, own)
      days.set(own.day, { day: own.day, words: facts.slice(start, end) })
    }
    return days.size > MOST_TO_CHOOSE ? [] : [...days.values()]
  }
}
