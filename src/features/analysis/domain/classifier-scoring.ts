import type { LegalArea } from '../../../shared/legal-areas.ts'
import type { Classification, Classifier, IssueScore } from './classifier.ts'
import {
  type Calibrations,
  confidenceOf,
  probabilitiesOf,
  type Scores,
} from './classifier-calibration.ts'
import { eachFeature, isUnspaced, sentencesOf, wordsOf } from './classifier-features.ts'
import { countFeatures, type LinearModel, logitsOf, rowOf, vectorise } from './classifier-model.ts'

/** The label of what is no legal problem: a recipe, a greeting. */
export const NO_LEGAL_PROBLEM = 'no-legal-problem'

export type TrainedClassifier = {
  model: LinearModel
  calibration: Calibrations
  /** The area of each label; null for `NO_LEGAL_PROBLEM`. */
  areas: (LegalArea | null)[]
}

/** "No legal problem" is the answer when it is this likely, and likelier than any area by this factor. */
const LIKELY_NONE = 0.4
const LIKELIER = 1.5
const WORTH_NAMING = 0.01
const MOST_WORDS = 5
const LONGEST_READ = 20_000

/** The whole text and its sentences count alike: in a long text the problem may be in one sentence. */
export function scoreText(model: LinearModel, text: string): Scores {
  const whole = vectorise(countFeatures(text), model.vocabulary)
  const logits = logitsOf(model, whole)
  const sentences = sentencesOf(text)
  if (sentences.length > 1) {
    const sum = new Float64Array(logits.length)
    for (const sentence of sentences) {
      const part = logitsOf(model, vectorise(countFeatures(sentence), model.vocabulary))
      for (let k = 0; k < sum.length; k += 1) sum[k] = (sum[k] ?? 0) + (part[k] ?? 0)
    }
    for (let k = 0; k < sum.length; k += 1) {
      logits[k] = ((logits[k] ?? 0) + (sum[k] ?? 0) / sentences.length) / 2
    }
  }
  return {
    logits,
    known: whole.known,
    size: whole.at.length,
    script: isUnspaced(text) ? 'unspaced' : 'spaced',
  }
}

export function createClassifier(trained: TrainedClassifier): Classifier {
  return { classify: (facts) => classify(trained, facts.slice(0, LONGEST_READ)) }
}

function classify(trained: TrainedClassifier, facts: string): Classification {
  const { model, areas } = trained
  const scores = scoreText(model, facts)
  const { known } = scores
  const calibration = trained.calibration[scores.script]
  if (known === 0) return NOTHING
  const probabilities = probabilitiesOf(calibration, scores)
  const summed = areasOf(areas, probabilities)
  const confidence = confidenceOf(calibration, summed[0]?.score ?? 0, known)
  if (isNoLegalProblem(areas, probabilities)) {
    const none = probabilities[areas.indexOf(null)] ?? 0
    return { ...NOTHING, confidence: Math.min(confidence, 1 - none) }
  }
  const issues = issuesOf(trained, probabilities)
  const first = issues[0]
  return {
    issues,
    areas: summed.filter(({ score }) => score >= WORTH_NAMING),
    confidence,
    because: first ? decidingWords(model, model.labels.indexOf(first.issue), facts) : [],
  }
}

export function isNoLegalProblem(
  areas: readonly (LegalArea | null)[],
  probabilities: Float64Array,
): boolean {
  const none = probabilities[areas.indexOf(null)] ?? 0
  const best = areasOf(areas, probabilities)[0]?.score ?? 0
  return none >= LIKELY_NONE && none >= LIKELIER * best
}

const NOTHING: Classification = { issues: [], areas: [], confidence: 0, because: [] }

function issuesOf({ model, areas }: TrainedClassifier, probabilities: Float64Array): IssueScore[] {
  return model.labels
    .flatMap((issue, k) => {
      const area = areas[k]
      const score = roundDown(probabilities[k] ?? 0)
      return area && score >= WORTH_NAMING ? [{ issue, area, score }] : []
    })
    .sort((a, b) => b.score - a.score)
}

/** The probability of each area: that of its issues together. */
export function areasOf(
  areas: readonly (LegalArea | null)[],
  probabilities: Float64Array,
): Classification['areas'] {
  const sums = new Map<LegalArea, number>()
  areas.forEach((area, k) => {
    if (area) sums.set(area, (sums.get(area) ?? 0) + (probabilities[k] ?? 0))
  })
  return [...sums]
    .map(([area, score]) => ({ area, score: roundDown(score) }))
    .sort((a, b) => b.score - a.score)
}

/** Down, so that the sum of all stays within 1. */
function roundDown(score: number): number {
  return Math.floor(score * 1e5) / 1e5
}

/** The words that speak most for a label, against what they say for labels on average. */
function decidingWords(model: LinearModel, label: number, text: string): string[] {
  const width = model.labels.length
  const weightAt = new Float64Array(text.length + 1)
  eachFeature(text, (key, start, end) => {
    const row = rowOf(model.vocabulary.keys, key)
    if (row < 0) return
    const base = row * width
    let mean = 0
    for (let k = 0; k < width; k += 1) mean += (model.weights[base + k] ?? 0) / width
    const scale = (model.rowScale[row] ?? 0) * (model.vocabulary.rarity[row] ?? 0)
    const share = (((model.weights[base + label] ?? 0) - mean) * scale) / (end - start)
    for (let at = start; at < end; at += 1) weightAt[at] = (weightAt[at] ?? 0) + share
  })
  const best = new Map<string, { word: string; weight: number }>()
  for (const { text: word, start, end } of wordsOf(text)) {
    const weight = weightAt.subarray(start, end).reduce((a, b) => a + b, 0)
    const name = word.toLowerCase()
    if (weight > (best.get(name)?.weight ?? 0)) best.set(name, { word, weight })
  }
  return [...best.values()]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word)
}
