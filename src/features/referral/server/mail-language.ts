import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import { isLanguageCode, type LanguageCode } from '../../../shared/languages.ts'

/** A stored language as far as we have it, else English. */
export function mailLanguage(wanted: string, catalogue: Catalogue): LanguageCode {
  return isLanguageCode(wanted) && catalogue.languages.includes(wanted) ? wanted : 'en'
}
