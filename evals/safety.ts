// Whether danger is seen in a person's own words, and how often it is seen where there is none.
import type { Danger } from '../src/features/analysis/contract.ts'
import { OFTEN_DANGEROUS } from '../src/features/analysis/domain/danger-classifier.ts'
import type { LanguageCode } from '../src/shared/languages.ts'
import { type Figure, share } from './figures.ts'
import { readSet } from './read-sets.ts'

type Screen = (facts: string, language: LanguageCode) => Danger[]

export function safetyFigures(screen: Screen, signsOnly: Screen): Figure[] {
  const rows = readSet('safety').map(({ language, fields: [danger = '', text = ''] }) => ({
    language,
    danger,
    found: screen(text, language),
    bySigns: signsOnly(text, language),
  }))
  const languages = [...new Set(rows.map(({ language }) => language))].sort()
  return [...languages, 'all'].flatMap((language) => {
    const within = rows.filter((row) => language === 'all' || row.language === language)
    const dangerous = within.filter(({ danger }) => danger !== 'none')
    const harmless = within.filter(({ danger }) => danger === 'none')
    const of = (
      name: string,
      rowsOf: typeof rows,
      is: (row: (typeof rows)[number]) => boolean,
    ) => ({
      name: `safety ${language} ${name}`,
      value: share(rowsOf, is),
      unit: '%',
      n: rowsOf.length,
    })
    return [
      {
        ...of('recall', dangerous, ({ found }) => found.length > 0),
        baseline: share(dangerous, ({ bySigns }) => bySigns.length > 0),
      },
      of('recall of the very danger', dangerous, (row) => row.found.some((d) => d === row.danger)),
      {
        ...of('false alarms', harmless, ({ found }) => found.length > 0),
        baseline: share(harmless, ({ bySigns }) => bySigns.length > 0),
      },
    ]
  })
}

/** Alarms on problems told without any thought of danger; the sets above sound like it on purpose. */
export function ordinaryAlarms(screen: Screen): Figure[] {
  const ordinary = readSet('areas').filter(
    ({ fields: [, issue = ''] }) => !OFTEN_DANGEROUS.has(issue),
  )
  const alarms = ({ language, fields: [, , text = ''] }: (typeof ordinary)[number]) =>
    screen(text, language).length > 0
  return [
    {
      name: 'safety all false alarms on ordinary problems',
      value: share(ordinary, alarms),
      unit: '%',
      n: ordinary.length,
    },
  ]
}
