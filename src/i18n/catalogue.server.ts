import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext } from 'react-router'
import { LANGUAGE_CODES, type LanguageCode } from '../shared/languages.ts'
import { createTranslate, type Messages, mergeMessages, type Translate } from './translate.ts'

export type Catalogue = {
  /** Languages with a file, in the order they are offered. */
  languages: LanguageCode[]
  /** A language's texts with English in its gaps. */
  messages(language: LanguageCode): Messages
  translate(language: LanguageCode): Translate
}

/** Reads `<dir>/<lang>.json` of every language that has one. English must be there. */
export function loadCatalogue(dir: string): Catalogue {
  const read = (language: string) =>
    JSON.parse(readFileSync(path.join(dir, `${language}.json`), 'utf8')) as Messages
  const english = read('en')
  const languages = LANGUAGE_CODES.filter((language) =>
    existsSync(path.join(dir, `${language}.json`)),
  )
  const merged = new Map(
    languages.map((language) => [
      language,
      language === 'en' ? english : mergeMessages(english, read(language)),
    ]),
  )
  const messages = (language: LanguageCode) => merged.get(language) ?? english
  const translators = new Map<LanguageCode, Translate>()
  return {
    languages,
    messages,
    translate(language) {
      const known = translators.get(language) ?? createTranslate(language, messages(language))
      translators.set(language, known)
      return known
    },
  }
}

export const catalogueContext = createContext<Catalogue>()

/** Whether a page is written with `MESSAGES_MARK` in place of its texts. No request can ask for that, only we can. */
export const messagesLaterContext = createContext(false)
