import type { Translate } from '../../../i18n/translate.ts'
import { CONTACT_LIMITS } from '../../../shared/contact-limits.ts'

const LAWS_NAMED = 3

/** What an analysis found, without a word of the facts. Deadlines are dates that were worked out. */
export type SummarySource = {
  areaName: string | undefined
  /** Names of the issues in the summary's language. */
  issues: readonly string[]
  /** Act and section. */
  laws: readonly string[]
  deadline: { date: string; law: string } | undefined
  formatList(parts: readonly string[]): string
  formatDate(day: string): string
}

/** A first draft of what to write to lawyers: the person reads and changes it before anything is sent. */
export function composeSummary(t: Translate, source: SummarySource): string {
  const { areaName, issues, laws, deadline, formatList, formatDate } = source
  const say = (key: string, fillings: Record<string, string> = {}) =>
    t(`contact.draft.${key}`, fillings)
  const about =
    issues.length > 0
      ? say('issues', { issues: formatList(issues) })
      : areaName && say('area', { area: areaName })
  const sentences = [
    about || say('unclear'),
    ...(deadline ? [say('deadline', { date: formatDate(deadline.date), law: deadline.law })] : []),
    ...(laws.length > 0 ? [say('laws', { laws: formatList(laws.slice(0, LAWS_NAMED)) })] : []),
    say('question'),
  ]
  return sentences.join('\n\n').slice(0, CONTACT_LIMITS.summaryMax)
}
