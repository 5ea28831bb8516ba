import type { DayReader } from './compile-day-words.ts'
import type { Span } from './split-clauses.ts'

/** Whether a clause speaks of what comes or of what was. */
export type Tense = 'ahead' | 'past' | 'unclear'

const LONGEST_CLAUSE = 160

/**
 * The tense at a mention of a day: that of the nearest word which shows one. Words in the mention itself
 * (`until Friday`) stand nearest.
 */
export function tenseAt(
  text: string,
  { start, end }: Span,
  { clause, readers }: { clause: Span; readers: readonly DayReader[] },
): Tense {
  const from = Math.max(clause.start, start - LONGEST_CLAUSE)
  const stretch = text.slice(from, Math.min(Math.max(clause.end, end), end + LONGEST_CLAUSE))
  const here = { start: start - from, end: end - from }
  const ahead = Math.min(...readers.map((reader) => nearest(stretch, reader.ahead, here)))
  const past = Math.min(...readers.map((reader) => nearest(stretch, reader.past, here)))
  if (ahead === past) return 'unclear'
  return ahead < past ? 'ahead' : 'past'
}

function nearest(stretch: string, pattern: RegExp, here: Span): number {
  let least = Number.POSITIVE_INFINITY
  for (const { index, 0: word } of stretch.matchAll(pattern)) {
    const gap = Math.max(0, index - here.end, here.start - index - word.length)
    if (gap < least) least = gap
  }
  return least
}
