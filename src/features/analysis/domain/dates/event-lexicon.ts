import { forEveryLanguage, type LanguageCode } from '../../../../shared/languages.ts'
import type { EventWords } from './event-words.ts'
import { arabicEvents } from './events/ar.ts'
import { germanEvents } from './events/de.ts'
import { englishEvents } from './events/en.ts'
import { spanishEvents } from './events/es.ts'
import { finnishEvents } from './events/fi.ts'
import { frenchEvents } from './events/fr.ts'
import { hindiEvents } from './events/hi.ts'
import { italianEvents } from './events/it.ts'
import { japaneseEvents } from './events/ja.ts'
import { koreanEvents } from './events/ko.ts'
import { dutchEvents } from './events/nl.ts'
import { portugueseEvents } from './events/pt.ts'
import { russianEvents } from './events/ru.ts'
import { chineseEvents } from './events/zh.ts'
import { foldPattern } from './fold-text.ts'

/** A language of which no words are known names no event. */
const WORDS: Record<LanguageCode, Partial<EventWords>> = {
  ...forEveryLanguage({}),
  en: englishEvents,
  es: spanishEvents,
  fr: frenchEvents,
  de: germanEvents,
  it: italianEvents,
  pt: portugueseEvents,
  ru: russianEvents,
  zh: chineseEvents,
  ja: japaneseEvents,
  ar: arabicEvents,
  hi: hindiEvents,
  ko: koreanEvents,
  nl: dutchEvents,
  fi: finnishEvents,
}

const WITHOUT_SPACES: readonly LanguageCode[] = ['zh', 'ja', 'ko']
/** The dots of a date in figures end no sentence. */
const GAP = '(?:[^.!?。！？\\n]|(?<=\\d)\\.){0,40}?'
const NOTHING = /(?!)/gu

const compiled = new Map<string, RegExp>()

/** The words of one event in one language, to be looked for in folded text. */
export function wordsFor(language: LanguageCode, event: keyof EventWords): RegExp {
  const key = `${language} ${event}`
  const known = compiled.get(key)
  if (known) return known
  const pattern = compile(WORDS[language][event], language)
  compiled.set(key, pattern)
  return pattern
}

function compile(source: string | undefined, language: LanguageCode): RegExp {
  if (!source) return NOTHING
  const stems = foldPattern(source).replaceAll('~', GAP)
  if (WITHOUT_SPACES.includes(language)) return new RegExp(stems, 'gu')
  const joined = language === 'ar' ? '[وفبلك]{0,2}(?:ال)?' : ''
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${joined}(?:${stems})`, 'gu')
}
