import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const LANGUAGES = ['en', 'ar', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]
export type Words = (key: string) => string

/** The texts of the screens by their key, so that a state is reached in the same way in every language. */
export function wordsOf(language: Language): Words {
  const file = join(import.meta.dirname, `../../public/translations/${language}.json`)
  const texts: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return (key) => {
    const text = key.split('.').reduce<unknown>((part, name) => Object(part)[name], texts)
    if (typeof text !== 'string') throw new Error(`No text ${key} in ${language}`)
    return text
  }
}
