import type { LocalisedText } from '../../../shared/knowledge-text.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { DeadlineFinding, MarkedText, Provision } from '../contract.ts'
import { citation } from './citation.ts'

/** A text as this reader can use it: in their language, else in English and marked so. */
export function inLanguage(text: LocalisedText, language: LanguageCode): MarkedText {
  const own = text[language]
  return own === undefined ? { text: text.en ?? '', lang: 'en' } : { text: own, lang: language }
}

/** The time limit a provision sets, in the reader's words; the day itself is known only to the person. */
export function deadlineFinding(
  provision: Provision,
  language: LanguageCode,
): DeadlineFinding | undefined {
  const rule = provision.deadline
  if (!rule) return undefined
  return {
    law: provision.id,
    statute: citation(provision, language, rule.section),
    period: rule.period,
    from: rule.from,
    firstDayCounts: rule.first_day_counts ?? false,
    what: inLanguage(rule.what, language),
    exceptions: rule.exceptions ? inLanguage(rule.exceptions, language) : null,
    url: provision.url,
    date: null,
  }
}
