import { languageName } from '../../../../i18n/names-of-codes.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import { type LanguageCode, textDirection } from '../../../../shared/languages.ts'
import type { Said } from './brief-document.ts'

/** How a document says things in its language. */
export type BriefWording = {
  t: Translate
  language: LanguageCode
  /** The words of a key, in the language of the document. */
  say(key: string, fillings?: Record<string, string | number>): Said
  /** A text that says so where it is in another language. */
  marked(text: string, lang: LanguageCode): Said
  /** A name, a citation or a person's own words: nothing is added. */
  plain(text: string, lang: LanguageCode): Said
  /** @param day YYYY-MM-DD, or a moment */
  date(day: string): string
  percent(share: number): string
  list(parts: readonly string[]): string
  /** a, b or c */
  choice(parts: readonly string[]): string
}

export function createBriefWording(language: LanguageCode, t: Translate): BriefWording {
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  const choices = new Intl.ListFormat(language, { type: 'disjunction' })
  const plain = (text: string, lang: LanguageCode): Said => ({
    text,
    lang,
    dir: readingDirection(text, lang),
  })
  return {
    t,
    language,
    say: (key, fillings) => plain(t(key, fillings), language),
    marked: (text, lang) =>
      lang === language ? plain(text, lang) : { ...plain(text, lang), note: note(lang) },
    plain,
    date: (day) => dates.format(new Date(day)),
    percent: (share) => percents.format(share),
    list: (parts) => lists.format(parts),
    choice: (parts) => choices.format(parts),
  }

  function note(lang: LanguageCode): string {
    return t('results.inLanguage', { language: languageName(lang, language) })
  }
}

const RIGHT_TO_LEFT_LETTER =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u

/** By the first letter, as browsers judge a text whose language nobody vouches for. */
function readingDirection(text: string, lang: LanguageCode): 'ltr' | 'rtl' {
  const [letter] = /\p{L}/u.exec(text) ?? []
  if (letter === undefined) return textDirection(lang)
  return RIGHT_TO_LEFT_LETTER.test(letter) ? 'rtl' : 'ltr'
}
