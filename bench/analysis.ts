// A whole analysis by the built-in engine, beside the plain keyword count it has to be worth more than.
import path from 'node:path'
import { keywordBaseline } from '../evals/classifier-baselines.ts'
import { readSet } from '../evals/read-sets.ts'
import { readIssueAreas } from '../src/app/issue-areas.ts'
import { loadKnowledge } from '../src/app/load-knowledge.ts'
import { readMaterial } from '../src/features/analysis/server/train-classifier.ts'
import { startSentenceEncoder } from '../src/platform/encoder/sentence-encoder.server.ts'
import { createLog } from '../src/platform/log.server.ts'
import { type Measured, spread } from './measured.ts'

const COUNTRIES: Record<string, string> = {
  en: 'GB',
  es: 'ES',
  fr: 'FR',
  de: 'DE',
  it: 'IT',
  pt: 'BR',
  ru: 'KZ',
  zh: 'CN',
  ja: 'JP',
  ar: 'EG',
  hi: 'IN',
  ko: 'KR',
  nl: 'NL',
  fi: 'FI',
}
const AT_ONCE = 4
const NOW = new Date('2026-11-21T12:00:00Z')

export async function benchAnalysis(): Promise<Measured[]> {
  const knowledgeDir = path.join(import.meta.dirname, '../knowledge')
  const log = createLog('silent')
  const encoder = startSentenceEncoder()
  const { adviser } = loadKnowledge(knowledgeDir, log, { encoder })
  const questions = readSet('areas').map(({ language, fields }) => ({
    facts: fields[2] ?? '',
    country: COUNTRIES[language] ?? 'US',
    jurisdiction: COUNTRIES[language] ?? 'US',
    legalArea: null,
    interfaceLanguage: language,
  }))
  const english = questions.filter(({ interfaceLanguage }) => interfaceLanguage === 'en')
  const keywords = keywordsOnly(knowledgeDir)
  for (const question of questions.slice(0, 40)) await adviser.advise(question, NOW)
  const rssMegabytes = Math.round(process.memoryUsage().rss / 1e6)
  const baseline = questions.map(({ facts }) => timed(() => keywords(facts)))
  const figures: Measured[] = []
  for (const [name, asked] of [
    ['all languages', questions],
    ['English', english],
  ] as const) {
    const times: number[] = []
    for (const question of asked) {
      const start = performance.now()
      await adviser.advise(question, NOW)
      times.push(performance.now() - start)
    }
    figures.push(spread(`analysis, one person, ${name}`, times, baseline))
    const start = performance.now()
    const waiting = [...asked]
    const worker = async () => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await adviser.advise(next, NOW)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
    const perSecond = (1_000 * asked.length) / (performance.now() - start)
    figures.push({
      name: `analyses a second, ${AT_ONCE} at once, ${name}`,
      value: Math.round(perSecond),
      unit: '/s',
      n: asked.length,
    })
  }
  await encoder.close()
  return [
    ...figures,
    { name: 'resident memory after analyses', value: rssMegabytes, unit: 'MB', n: 1 },
  ]
}

/** Only the words and the count: no language, no safety, no law. */
function keywordsOnly(knowledgeDir: string): (text: string) => unknown {
  const issueAreas = readIssueAreas(knowledgeDir)
  const { examples } = readMaterial({ knowledgeDir, issueAreas }, createLog('silent'))
  return keywordBaseline(examples, [...new Set(examples.map(({ label }) => label))])
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
