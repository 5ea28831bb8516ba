// Whether a text's language is told right, and whether languages that are none of ours are left alone.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { detectLanguage } from '../src/features/analysis/domain/language/detect-language.ts'
import type { LanguageProfile } from '../src/features/analysis/domain/language/language-profile.ts'
import type { LanguageCode } from '../src/shared/languages.ts'
import { type Figure, share } from './figures.ts'
import { readSet } from './read-sets.ts'

const OTHERS = path.join(import.meta.dirname, 'other-languages.tsv')

export function languageFigures(profile: LanguageProfile): Figure[] {
  const rows = [...readSet('areas'), ...readSet('safety')].map(({ language, fields }) => {
    const text = fields.at(-1) ?? ''
    // Asked on a page in another language, so that giving up counts as wrong.
    const elsewhere: LanguageCode = language === 'en' ? 'fi' : 'en'
    return { language, found: detectLanguage(profile, text, elsewhere) }
  })
  const others = readFileSync(OTHERS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => detectLanguage(profile, line.split('\t')[1] ?? '', 'ko'))
  const languages = [...new Set(rows.map(({ language }) => language))].sort()
  return [
    ...[...languages, 'all'].map((language) => {
      const within = rows.filter((row) => language === 'all' || row.language === language)
      const value = share(within, (row) => row.found === row.language)
      return { name: `language ${language} right`, value, unit: '%', n: within.length }
    }),
    {
      name: 'language of none of ours: the page keeps its own',
      value: share(others, (found) => found === 'ko'),
      unit: '%',
      n: others.length,
    },
  ]
}
