import { forEveryLanguage, type LanguageCode } from '../../../../shared/languages.ts'
import type { WordForms } from '../../contract.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { hi } from './hi.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'
import { ru } from './ru.ts'
import { zh } from './zh.ts'

/** How words change in each language. Modest on purpose: what is irregular stands among the forms of a term. */
export const WORD_FORMS: Readonly<Record<LanguageCode, WordForms>> = {
  ...forEveryLanguage<WordForms>({ spaces: true, prefixes: '', endings: {} }),
  en,
  es,
  fr,
  de,
  it,
  pt,
  ru,
  zh,
  ja,
  ar,
  hi,
  ko,
  nl,
  fi,
}
