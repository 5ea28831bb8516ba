import type { LanguageCode } from '../../../../shared/languages.ts'
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
import type { SentenceSet } from './sentence-set.ts'
import { zh } from './zh.ts'

export const SENTENCES = {
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
} satisfies Partial<Record<LanguageCode, SentenceSet>>

/** A language that was added without sentences is not tried. */
export const LANGUAGES_WITH_SENTENCES = Object.keys(SENTENCES) as (keyof typeof SENTENCES)[]
