import type { Span } from './split-clauses.ts'

const NO =
  'no wait|no|nope|wait|sorry|i mean|nein|quatsch|vielmehr|non|pardon|plutot|mejor dicho|digo|anzi no|anzi|ma no|nao|alias|nee|ei kun|eiku|ei vaan|ei|нет|точнее|вернее|不对|不是|いえ|いや|아니다|아니요|아니|لا|اقصد|قصدي|لا قصدي|नहीं|nahi|nahin'
const IT_WAS =
  "wait|it was|on|the|es war|am|der|den|c'etait|le|era|fue|el|il|foi|het was|op|kun|vaan|se oli|в|это было|是|كان|يوم"
/** `On Thursday... no, Friday 12 June`: what stands between the day said first and the one that is meant. */
const CORRECTION = new RegExp(
  `^ ?(?:को|ko|に|에)?[ .,;:…、，،-]+(?:oh |ach |ah |o |ou )?(?:${NO})(?:[.,;…、，،-]+ ?[^!?\\n]{0,28}| (?:${IT_WAS})[^!?\\n]{0,20}| ?)$`,
  'u',
)

/** Whether a day is taken back in favour of the next. */
export function isTakenBack(text: string, named: readonly Span[], at: number): boolean {
  const [own, next] = [named[at], named[at + 1]]
  return own !== undefined && next !== undefined && CORRECTION.test(text.slice(own.end, next.start))
}
