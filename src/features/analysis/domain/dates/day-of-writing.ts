import { type Asked, fitOf, has, isReceipt } from './event-fit.ts'
import type { NamedDay } from './read-days.ts'
import type { Span } from './split-clauses.ts'

/**
 * Whether a day is only that of writing: `today is 5 January and nothing has come`. Who writes today's date tells of
 * no event by it, unless its own clause does.
 */
export function isDayOfWriting(
  text: string,
  { named, own, clause }: { named: readonly NamedDay[]; own: NamedDay; clause: Span },
  asked: Asked & { today: string },
): boolean {
  if (own.day !== asked.today) return false
  const isWritten = named.some(({ day, dated }) => day === asked.today && dated)
  const words = text.slice(clause.start, clause.end)
  return (
    isWritten &&
    (fitOf(words, asked) === 0 || (isReceipt(asked.from) && has(words, 'negated', asked)))
  )
}
