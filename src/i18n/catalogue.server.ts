import { createHash } from 'node:crypto'
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
  /** Changes with the texts. */
  version(language: LanguageCode): string
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
  const versions = new Map(
    languages.map((language) => [language, versionOf(JSON.stringify(messages(language)))]),
  )
  return {
    languages,
    messages,
    translate(language) {
      const known = translators.get(language) ?? createTranslate(language, messages(language))
      translators.set(language, known)
      return known
    },
    version: (language) => versions.get(language) ?? '',
  }
}

const versionOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 20)

/** Where a browser gets a language's texts, and may keep them for good. */
export const messagesAddress = (catalogue: Catalogue, language: LanguageCode) =>
  `/translations/${language}.json?v=${catalogue.version(language)}`

export const catalogueContext = createContext<Catalogue>()
