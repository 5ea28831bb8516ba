import type { Database } from '../../../../platform/database/database.server.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import type { Register } from '../../../directory/contract.ts'
import { countDirectory, totalsOfKind } from '../../../directory/server.ts'
import type { Corpus } from '../../../law/contract.ts'
import { findCountry, type Places } from '../../../places/server.ts'
import { packRow } from '../../domain/coverage-row.ts'
import { coverageRows } from './coverage-rows.ts'
import { countLaw } from './law-of-countries.ts'
import { shadeLimits, shadeOf } from './shades.ts'

/** What the map shows. */
export type Shown = 'lawyers' | 'laws'

type Sources = {
  db: Database
  corpus: Corpus
  places: Places
  registers: ReadonlyMap<string, Register>
}

type View = { shown: Shown; language: LanguageCode; today: string }

/** Of every country, and in all, what the site holds today. */
export async function readCoverage(sources: Sources, { shown, language, today }: View) {
  const { db, corpus, places, registers } = sources
  const isUnion = (code: string) => findCountry(places, code) === undefined
  const law = countLaw(corpus, today)
  const [directory, ofCountries] = await Promise.all([
    countDirectory(db),
    totalsOfKind(db, undefined, 'c:', 300),
  ])
  const lawyers = new Map(ofCountries.map(({ value, total }) => [value, total]))
  const rows = coverageRows({ lawyers, law, registers, isUnion }, language)
  const numbers = rows.map((row) => (shown === 'laws' ? row.provisions : row.lawyers))
  const limits = shadeLimits(numbers)
  const held = [...law.values()]
  return {
    rows: rows.map(packRow),
    shades: numbers.map((number) => shadeOf(number, limits)),
    limits,
    unions: [...law].flatMap(([code, { provisions }]) =>
      isUnion(code) ? [{ code, provisions }] : [],
    ),
    registersNotOpened: [...registers.values()].some(({ link }) => link === 'not-opened'),
    totals: {
      lawyers: directory.lawyers,
      countries: rows.length,
      jurisdictions: held.reduce((sum, { jurisdictions }) => sum + jurisdictions, 0),
      provisions: held.reduce((sum, { provisions }) => sum + provisions, 0),
    },
  }
}
