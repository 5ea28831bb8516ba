import type { LocalisedText } from '../../../shared/knowledge-text.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { DeadlineFinding, MarkedText, Provision } from '../contract.ts'
import { citation } from './citation.ts'
import { countLastDay } from './last-day.ts'

/** A text as this reader can use it: in their language, else in English and marked so. */
export function inLanguage(text: LocalisedText, language: LanguageCode): MarkedText {
  const own = text[language]
  return own === undefined ? { text: text.en ?? '', lang: 'en' } : { text: own, lang: language }
}

/** A day (YYYY-MM-DD) and the person's own words that name it. */
export type NamedStart = { day: string; words: string }

/** What a person's own words say of the day a time limit counts from. */
export type ToldStart = {
  /** Undefined: the day is known only to the person. */
  start?: NamedStart | undefined
  /** Every day named that it could be. */
  daysNamed: readonly NamedStart[]
}

/** The time limit a provision sets, in the reader's words. */
export function deadlineFinding(
  provision: Provision,
  language: LanguageCode,
  { start, daysNamed }: ToldStart = { daysNamed: [] },
): DeadlineFinding | undefined {
  const rule = provision.deadline
  if (!rule) return undefined
  const limit = {
    period: rule.period,
    from: rule.from,
    firstDayCounts: rule.first_day_counts ?? false,
  }
  const lastDay = start && countLastDay(limit, start.day)
  return {
    law: provision.id,
    statute: citation(provision, language, rule.section),
    ...limit,
    what: inLanguage(rule.what, language),
    whose: rule.whose ?? 'person',
    exceptions: rule.exceptions ? inLanguage(rule.exceptions, language) : null,
    url: provision.url,
    startsOn: lastDay && start ? start.day : null,
    startWords: lastDay && start ? start.words : null,
    daysNamed: [...daysNamed],
    date: lastDay ?? null,
  }
}
