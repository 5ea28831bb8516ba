import type { StartingDay } from './find-starting-day.ts'
import { foldText } from './fold-text.ts'
import { placeIn, readFoldedDays } from './read-days.ts'
import { mayLieAhead } from './set-aside.ts'
import type { Story } from './story.ts'

/** More than these to choose from is a list nobody reads. */
export const MOST_TO_CHOOSE = 6

/**
 * The days a text names that could be the one asked for, each once, in the order of the text: what a person may tap
 * where the reader leaves it open, or has it wrong. None where there are too many to choose from.
 */
export function daysNamed(facts: string, story: Story): StartingDay[] {
  const folded = foldText(facts)
  const named = readFoldedDays(folded.text, story).filter(
    ({ day, ahead }) => mayLieAhead(story.from) || (day <= story.today && !ahead),
  )
  const days = new Map<string, StartingDay>()
  for (const own of named) {
    if (days.has(own.day)) continue
    const { start, end } = placeIn(facts, folded, own)
    days.set(own.day, { day: own.day, words: facts.slice(start, end) })
  }
  return days.size > MOST_TO_CHOOSE ? [] : [...days.values()]
}
