// Whether danger is seen in a person's own words, and how often it is seen where there is none.
import type { Danger } from '../src/features/analysis/contract.ts'
import { OFTEN_DANGEROUS } from '../src/features/analysis/domain/danger-classifier.ts'
import type { DangerJudge } from '../src/features/analysis/domain/judge-danger.ts'
import type { LanguageCode } from '../src/shared/languages.ts'
import { type Figure, share } from './figures.ts'
import { readSet } from './read-sets.ts'

type Screen = (facts: string, language: LanguageCode) => Danger[]

/** `recall` counts whoever is told of help, in a line or in the panel; an alarm that covers the page is the panel. */
export function safetyFigures(judge: DangerJudge, signsOnly: Screen): Figure[] {
  const rows = readSet('safety').map(({ language, fields: [danger = '', text = ''] }) => ({
    language,
    danger,
    verdict: judge(text, language),
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
    const bySigns = (rowsOf: typeof rows) => share(rowsOf, (row) => row.bySigns.length > 0)
    return [
      { ...of('recall', dangerous, ({ verdict }) => !!verdict), baseline: bySigns(dangerous) },
      of('recall by the panel', dangerous, ({ verdict }) => verdict?.certainty === 'seen'),
      of('recall of the very danger', dangerous, ({ danger, verdict }) =>
        Boolean(verdict?.dangers.some((told) => told === danger)),
      ),
      {
        ...of('false alarms, panel', harmless, ({ verdict }) => verdict?.certainty === 'seen'),
        baseline: bySigns(harmless),
      },
      of('false alarms, panel or line', harmless, ({ verdict }) => !!verdict),
    ]
  })
}

/** Alarms on problems told without any thought of danger; the sets above sound like it on purpose. */
export function ordinaryAlarms(judge: DangerJudge): Figure[] {
  const verdicts = readSet('areas')
    .filter(({ fields: [, issue = ''] }) => !OFTEN_DANGEROUS.has(issue))
    .map(({ language, fields: [, , text = ''] }) => judge(text, language))
  return [
    {
      name: 'safety all false alarms on ordinary problems, panel',
      value: share(verdicts, (verdict) => verdict?.certainty === 'seen'),
      unit: '%',
      n: verdicts.length,
    },
    {
      name: 'safety all false alarms on ordinary problems, panel or line',
      value: share(verdicts, (verdict) => !!verdict),
      unit: '%',
      n: verdicts.length,
    },
  ]
}
