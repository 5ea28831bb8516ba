import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isLanguageCode, type LanguageCode } from '../src/shared/languages.ts'

/** A line of a test set, split at its tabs, with the language its file is named after. */
export type SetRow = { language: LanguageCode; fields: string[] }

/** The texts of `evals/<set>`: written apart from the phrases, by someone who has not read them. */
export function readSet(set: string): SetRow[] {
  const folder = path.join(import.meta.dirname, set)
  return readdirSync(folder).flatMap((file) => {
    const language = path.basename(file, '.tsv')
    if (!isLanguageCode(language)) return []
    const lines = readFileSync(path.join(folder, file), 'utf8').trim().split('\n')
    return lines.map((line) => ({ language, fields: line.split('\t') }))
  })
}
