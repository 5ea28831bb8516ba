import type { DayReader } from './compile-day-words.ts'
import type { Span } from './split-clauses.ts'

/** Whether a clause speaks of what comes or of what was. */
export type Tense = 'ahead' | 'past' | 'unclear'

const LONGEST_CLAUSE = 160
/** `Until` right behind a day speaks of that day, whatever the verb says. */
const BESIDE = 1

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
  if (ahead > BESIDE && readers.some(({ verbLast }) => verbLast)) {
    const tense = ofTheVerb(stretch, here, readers)
    if (tense !== 'unclear') return tense
  }
  if (ahead === past) return 'unclear'
  return ahead < past ? 'ahead' : 'past'
}

/** Where the verb comes last, `leave by June` inside what was said on Monday tells nothing of that Monday. */
function ofTheVerb(stretch: string, here: Span, readers: readonly DayReader[]): Tense {
  const ahead = Math.max(...readers.map((reader) => last(stretch, reader.ahead, here)))
  const past = Math.max(...readers.map((reader) => last(stretch, reader.past, here)))
  if (ahead === past) return ahead < 0 ? 'unclear' : 'ahead'
  return ahead > past ? 'ahead' : 'past'
}

function last(stretch: string, pattern: RegExp, { end }: Span): number {
  const ends = [...stretch.slice(end).matchAll(pattern)].map(
    ({ index, 0: word }) => index + word.length,
  )
  return Math.max(-1, ...ends)
}

function nearest(stretch: string, pattern: RegExp, here: Span): number {
  let least = Number.POSITIVE_INFINITY
  for (const { index, 0: word } of stretch.matchAll(pattern)) {
    const gap = Math.max(0, index - here.end, here.start - index - word.length)
    if (gap < least) least = gap
  }
  return least
}
