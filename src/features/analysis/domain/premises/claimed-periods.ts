import type { LanguageCode } from '../../../../shared/languages.ts'
import { readersFor } from '../dates/day-readers.ts'
import { foldText } from '../dates/fold-text.ts'
import { placeIn } from '../dates/read-days.ts'

/** A time the writer believes the law gives: an ISO 8601 period, and the words that say so. */
export type ClaimedPeriod = { period: string; words: string }

const UNIT_LETTERS = { day: 'D', week: 'W', fortnight: 'W', month: 'M', year: 'Y' } as const
const MOST_CLAIMS = 3

/** Finds `I have 30 days to appeal` in any language: periods said to be limits, not those that merely went by. */
export function claimedPeriods(
  facts: string,
  place: { country: string; language: LanguageCode },
): ClaimedPeriod[] {
  const folded = foldText(facts)
  const claims = readersFor(folded.text, place).flatMap(({ reader }) =>
    reader.limits.flatMap((pattern) =>
      [...folded.text.matchAll(pattern)].flatMap((match) => {
        const count = reader.number(match.groups?.['n'] ?? '')
        const unit = reader.unit(match.groups?.['u'] ?? '')
        if (!count || !unit) return []
        const span = { start: match.index, end: match.index + match[0].length }
        const { start, end } = placeIn(facts, folded, span)
        const times = unit === 'fortnight' ? 2 * count : count
        return [{ period: `P${times}${UNIT_LETTERS[unit]}`, words: facts.slice(start, end) }]
      }),
    ),
  )
  const periods = new Map(claims.map((claim) => [claim.period, claim]))
  return [...periods.values()].slice(0, MOST_CLAIMS)
}

const DAYS = { D: 1, W: 7, M: 30.4, Y: 365 } as const
/** Working days are five or six of seven. */
const DAYS_A_WORKING_DAY = 1.4
/** Thirty days and a month, a year and twelve months: nobody is misled by the difference. */
const NEARLY_EQUAL = 0.06

/** Whether two periods are the same to the person who has to keep them. */
export function isSamePeriod(one: string, other: string): boolean {
  const [a, b] = [lengthInDays(one), lengthInDays(other)]
  return a !== undefined && b !== undefined && Math.abs(a - b) <= NEARLY_EQUAL * Math.max(a, b)
}

function lengthInDays(period: string): number | undefined {
  const calendar = /^P(\d+)([DWMY])$/.exec(period)
  if (calendar) return Number(calendar[1]) * DAYS[calendar[2] as keyof typeof DAYS]
  const working = /^(\d+)[WS]D$/.exec(period)
  return working ? Number(working[1]) * DAYS_A_WORKING_DAY : undefined
}
