import { detectAll } from 'tinyld'
import { isLanguageCode, LANGUAGE_CODES, type LanguageCode } from '../../../shared/languages.ts'

const SURE = 0.5
/** Enough to tell; a whole text of rare letters would hold up everybody else's requests. */
const LONGEST_READ = 4_000

/**
 * The language a person writes in, if it is one of ours; otherwise the language of the interface. Asked
 * without restriction too, because a detector restricted to ours turns Polish into Dutch.
 */
export function detectLanguage(facts: string, interfaceLanguage: LanguageCode): LanguageCode {
  const beginning = facts.slice(0, LONGEST_READ)
  const anyLanguage = detectAll(beginning)[0]
  const ours = detectAll(beginning, { only: [...LANGUAGE_CODES] })[0]
  if (anyLanguage && !isLanguageCode(anyLanguage.lang) && anyLanguage.accuracy >= SURE)
    return interfaceLanguage
  if (!ours || !isLanguageCode(ours.lang)) return interfaceLanguage
  return ours.accuracy >= SURE || ours.lang === anyLanguage?.lang ? ours.lang : interfaceLanguage
}
