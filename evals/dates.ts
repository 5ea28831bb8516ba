// How often the day a time limit counts from is found in a person's own words, and how often one is invented.
// Run with `tsx evals/dates.ts [--json] [--misses]`. Every second row is unseen: its misses are never shown, so that
// the words are not fitted to it.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { daysNamed } from '../src/features/analysis/domain/dates/days-named.ts'
import { findStartingDay } from '../src/features/analysis/domain/dates/find-starting-day.ts'
import { readDays } from '../src/features/analysis/domain/dates/read-days.ts'
import { COUNTED_FROM } from '../src/features/law/contract.ts'
import { isLanguageCode, type LanguageCode } from '../src/shared/languages.ts'

const TEXTS = path.join(import.meta.dirname, 'dates')

const rowSchema = z.object({
  facts: z.string(),
  country: z.string(),
  asOf: z.string(),
  from: z.enum(COUNTED_FROM),
  day: z.string().nullable(),
})

type Half = 'seen' | 'unseen'
type Row = z.infer<typeof rowSchema> & { language: LanguageCode; half: Half }
type Answer = Row & { found: string | null; first: string | null; offered: string[] }
type Figure = { name: string; value: number; unit: string; baseline?: number; n: number }

/** Per half, language and overall: share found to the day or offered to tap, and invented where the text has none. */
export function datesFigures(): Figure[] {
  const all = answers()
  return (['seen', 'unseen'] as const).flatMap((half) =>
    figuresOf(
      all.filter((answer) => answer.half === half),
      half,
    ),
  )
}

function figuresOf(all: Answer[], half: Half): Figure[] {
  const languages = [...new Set(all.map(({ language }) => language))].sort()
  return [...languages, 'all'].flatMap((language) => {
    const within = all.filter((answer) => language === 'all' || answer.language === language)
    const having = within.filter(({ day }) => day !== null)
    const without = within.filter(({ day }) => day === null)
    return [
      figure(`dates ${half} ${language} exact`, having, ({ day }, given) => given === day),
      withoutBaseline(
        figure(
          `dates ${half} ${language} exact or to tap`,
          having,
          ({ day, offered }, given) => given === day || (day !== null && offered.includes(day)),
        ),
      ),
      figure(
        `dates ${half} ${language} wrong`,
        having,
        ({ day }, given) => given !== null && given !== day,
      ),
      figure(`dates ${half} ${language} invented`, without, (_, given) => given !== null),
    ]
  })
}

/** Which days are offered does not depend on which one is taken. */
function withoutBaseline({ name, value, unit, n }: Figure): Figure {
  return { name, value, unit, n }
}

function figure(
  name: string,
  answers: Answer[],
  is: (answer: Answer, given: string | null) => boolean,
): Figure {
  const share = (of: 'found' | 'first') => {
    const count = answers.filter((answer) => is(answer, answer[of])).length
    return Math.round((1_000 * count) / Math.max(1, answers.length)) / 10
  }
  return { name, value: share('found'), unit: '%', baseline: share('first'), n: answers.length }
}

function answers(): Answer[] {
  return readRows().map((row) => {
    const story = { today: row.asOf, country: row.country, language: row.language, from: row.from }
    return {
      ...row,
      found: findStartingDay(row.facts, story)?.day ?? null,
      first: readDays(row.facts, story)[0]?.day ?? null,
      offered: daysNamed(row.facts, story)(row.from).map(({ day }) => day),
    }
  })
}

function readRows(): Row[] {
  if (!existsSync(TEXTS)) return []
  return readdirSync(TEXTS)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => {
      const language = path.basename(file, '.jsonl')
      if (!isLanguageCode(language)) throw new Error(`${file} is named for no language`)
      return readFileSync(path.join(TEXTS, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim())
        .map((line, at) => ({
          ...rowSchema.parse(JSON.parse(line)),
          language,
          half: at % 2 === 0 ? 'seen' : 'unseen',
        }))
    })
}

function lineOf({ name, value, unit, baseline, n }: Figure): string {
  const beside = baseline === undefined ? '' : `  (first day named ${baseline})`
  return `${name.padEnd(36)} ${value.toFixed(1).padStart(6)} ${unit}  n ${n}${beside}\n`
}

function missLine({ language, from, day, found, facts }: Answer): string {
  return `${language} ${from} expected ${day} found ${found}: ${facts}\n`
}

function run(): void {
  if (process.argv.includes('--misses')) {
    const missed = answers().filter(({ day, found, half }) => half === 'seen' && day !== found)
    process.stdout.write(missed.map(missLine).join(''))
    return
  }
  const figures = datesFigures()
  process.stdout.write(
    process.argv.includes('--json')
      ? `${JSON.stringify(figures, null, 1)}\n`
      : figures.map(lineOf).join(''),
  )
}

if (process.argv[1] && path.resolve(process.argv[1]) === fileURLToPath(import.meta.url)) run()
