// How well a person's words are understood: by cross-validation over the phrases, and on texts written apart
// from them. Run with `tsx evals/classifier.ts [--json]`; takes a minute or two.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  confidenceOf,
  probabilitiesOf,
  type Scores,
} from '../src/features/analysis/domain/classifier-calibration.ts'
import { type Fitted, fitClassifier } from '../src/features/analysis/domain/classifier-fitting.ts'
import {
  areasOf,
  isNoLegalProblem,
  scoreText,
} from '../src/features/analysis/domain/classifier-scoring.ts'
import type { Example } from '../src/features/analysis/domain/classifier-training.ts'
import { readMaterial } from '../src/features/analysis/server/train-classifier.ts'
import { issueFileSchema } from '../src/features/law/contract.ts'
import {
  listKnowledgeFiles,
  readKnowledgeFile,
} from '../src/platform/knowledge/read-knowledge.server.ts'
import { createLog } from '../src/platform/log.server.ts'
import type { LegalArea } from '../src/shared/legal-areas.ts'
import { centroidBaseline, keywordBaseline, type Scorer } from './classifier-baselines.ts'

const ROOT = path.dirname(import.meta.dirname)
const TEXTS = path.join(ROOT, 'evals/texts')
const BINS = 10

type Figure = { name: string; value: number; unit: string; baseline?: number; n: number }
/** How a text was understood: places of the true area and issue (0 is first), and what was claimed. */
type Outcome = {
  language: string
  legal: boolean
  areaPlace: number
  issuePlace: number
  confidence: number
  /** Answered: this is no legal problem. */
  silent: boolean
}

const knowledgeDir = path.join(ROOT, 'knowledge')
const issueAreas = readIssueAreas()
const material = readMaterial({ knowledgeDir, issueAreas }, createLog('warn'))
const fitted = fitClassifier(material, issueAreas)
const { labels } = fitted.trained.model
const { areas } = fitted.trained
const texts = readTexts()

const figures = [
  ...figuresOf('cross-validation', {
    classifier: material.examples.flatMap((example, i) => {
      const scores = fitted.heldOut[i]
      return scores ? [outcomeOf(example, scores)] : []
    }),
    keywords: crossValidated(keywordBaseline, fitted),
    centroid: crossValidated(centroidBaseline, fitted),
  }),
  ...figuresOf('texts', {
    classifier: texts.map((text) => outcomeOf(text, scoreText(fitted.trained.model, text.text))),
    keywords: baselineOnTexts(keywordBaseline),
    centroid: baselineOnTexts(centroidBaseline),
  }),
]
process.stdout.write(
  process.argv.includes('--json')
    ? `${JSON.stringify(figures, null, 1)}\n`
    : figures.map(lineOf).join(''),
)

function figuresOf(
  set: string,
  by: { classifier: Outcome[]; keywords: Outcome[]; centroid: Outcome[] },
): Figure[] {
  const languages = [...new Set(by.classifier.map(({ language }) => language))].sort()
  return [...languages, 'all'].flatMap((language) => {
    const within = (outcomes: Outcome[]) =>
      outcomes.filter((outcome) => language === 'all' || outcome.language === language)
    const ours = within(by.classifier)
    const legal = ours.filter((outcome) => outcome.legal)
    const rest = ours.filter((outcome) => !outcome.legal)
    const hits = (outcomes: Outcome[], of: 'areaPlace' | 'issuePlace', places: number) => {
      const counted = within(outcomes).filter((outcome) => outcome.legal)
      return share(counted, (outcome) => outcome[of] < places)
    }
    const rows = (['areaPlace', 'issuePlace'] as const).flatMap((of) =>
      [1, 2].map((places) => {
        const name = `${set} ${language} ${of === 'areaPlace' ? 'area' : 'issue'} hits@${places}`
        const best = Math.max(hits(by.keywords, of, places), hits(by.centroid, of, places))
        return [
          { name, value: hits(ours, of, places), unit: '%', baseline: best, n: legal.length },
          {
            name: `${name} keywords`,
            value: hits(by.keywords, of, places),
            unit: '%',
            n: legal.length,
          },
          {
            name: `${name} centroid`,
            value: hits(by.centroid, of, places),
            unit: '%',
            n: legal.length,
          },
        ]
      }),
    )
    const error = expectedCalibrationError(ours)
    return [
      ...rows.flat(),
      { name: `${set} ${language} calibration error`, value: error, unit: '%', n: ours.length },
      {
        name: `${set} ${language} no problem: no area`,
        value: share(rest, ({ silent }) => silent),
        unit: '%',
        n: rest.length,
      },
      {
        name: `${set} ${language} problem: no area`,
        value: share(legal, ({ silent }) => silent),
        unit: '%',
        n: legal.length,
      },
    ]
  })
}

function outcomeOf({ label, language }: Example, scores: Scores): Outcome {
  const calibration = fitted.trained.calibration[scores.script]
  const probabilities = probabilitiesOf(calibration, scores)
  const first = areasOf(areas, probabilities)[0]?.score ?? 0
  return {
    ...placesOf(label, language, probabilities),
    confidence: confidenceOf(calibration, first, scores.known),
    silent: isNoLegalProblem(areas, probabilities),
  }
}

function placesOf(label: string, language: string, scores: Float64Array): Outcome {
  const truth = labels.indexOf(label)
  const area = areas[truth]
  const issues = labels
    .map((_, k) => k)
    .filter((k) => areas[k] !== null)
    .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
  const ranked = areasOf(areas, scores).map((scored) => scored.area)
  return {
    language,
    legal: area !== null,
    areaPlace: area ? ranked.indexOf(area) : Number.POSITIVE_INFINITY,
    issuePlace: area ? issues.indexOf(truth) : Number.POSITIVE_INFINITY,
    confidence: 0,
    silent: false,
  }
}

type Baseline = (examples: readonly Example[], labels: string[]) => Scorer

function crossValidated(baseline: Baseline, { fold }: Fitted): Outcome[] {
  return [...new Set(fold)].flatMap((held) => {
    const seen = material.examples.filter((_, i) => fold[i] !== held)
    const score = baseline([...seen, ...material.background], labels)
    return material.examples
      .filter((_, i) => fold[i] === held)
      .map(({ text, label, language }) => placesOf(label, language, score(text)))
  })
}

function baselineOnTexts(baseline: Baseline): Outcome[] {
  const score = baseline([...material.examples, ...material.background], labels)
  return texts.map(({ text, label, language }) => placesOf(label, language, score(text)))
}

/** How far, on average, the stated confidence is from how often the first area is right. */
function expectedCalibrationError(outcomes: Outcome[]): number {
  let error = 0
  for (let bin = 0; bin < BINS; bin += 1) {
    const inBin = outcomes.filter(({ confidence }) => Math.floor(confidence * BINS) === bin)
    const claimed = inBin.reduce((sum, { confidence }) => sum + confidence, 0)
    const right = inBin.filter(({ areaPlace }) => areaPlace === 0).length
    error += Math.abs(claimed - right)
  }
  return round((100 * error) / Math.max(1, outcomes.length))
}

function share<Item>(items: Item[], is: (item: Item) => boolean): number {
  return round((100 * items.filter(is).length) / Math.max(1, items.length))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

function lineOf({ name, value, unit, baseline, n }: Figure): string {
  const beside = baseline === undefined ? '' : `  (best baseline ${baseline})`
  return `${name.padEnd(48)} ${value.toFixed(1).padStart(6)} ${unit}  n ${n}${beside}\n`
}

function readIssueAreas(): Map<string, LegalArea> {
  const files = listKnowledgeFiles(path.join(knowledgeDir, 'issues'))
  return new Map(
    files.flatMap((file) => {
      const { area, issues } = readKnowledgeFile(file, issueFileSchema)
      return issues.map(({ id }) => [id, area] as const)
    }),
  )
}

function readTexts(): Example[] {
  return readdirSync(TEXTS).flatMap((file) =>
    readFileSync(path.join(TEXTS, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [, label = '', text = ''] = line.split('\t')
        return { text, label, language: path.basename(file, '.tsv') }
      }),
  )
}
