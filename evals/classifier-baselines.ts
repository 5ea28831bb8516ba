import { isWordKey } from '../src/features/analysis/domain/classifier-features.ts'
import {
  countFeatures,
  type TextVector,
  vectorise,
} from '../src/features/analysis/domain/classifier-model.ts'
import { type Example, vocabularyOf } from '../src/features/analysis/domain/classifier-training.ts'

/** Scores of a text for each label; only their order counts. */
export type Scorer = (text: string) => Float64Array

const KEYWORDS_PER_LABEL = 40
const MAX_FEATURES = 80_000

/** What a list of telling words per issue and plain counting would achieve. */
export function keywordBaseline(examples: readonly Example[], labels: string[]): Scorer {
  const byLabel = labels.map(() => new Map<number, number>())
  const inAll = new Map<number, number>()
  for (const { text, label } of examples) {
    for (const key of countFeatures(text).keys()) {
      if (!isWordKey(key)) continue
      const counts = byLabel[labels.indexOf(label)]
      counts?.set(key, (counts.get(key) ?? 0) + 1)
      inAll.set(key, (inAll.get(key) ?? 0) + 1)
    }
  }
  const labelsOfKeyword = new Map<number, number[]>()
  byLabel.forEach((counts, k) => {
    const telling = [...counts]
      .map(([key, count]) => [key, (count * count) / (inAll.get(key) ?? 1)] as const)
      .sort((a, b) => b[1] - a[1])
      .slice(0, KEYWORDS_PER_LABEL)
    for (const [key] of telling) {
      labelsOfKeyword.set(key, [...(labelsOfKeyword.get(key) ?? []), k])
    }
  })
  return (text) => {
    const scores = new Float64Array(labels.length)
    for (const key of countFeatures(text).keys()) {
      for (const k of labelsOfKeyword.get(key) ?? []) scores[k] = (scores[k] ?? 0) + 1
    }
    return scores
  }
}

/** The issue whose phrases, on average, lie nearest. */
export function centroidBaseline(examples: readonly Example[], labels: string[]): Scorer {
  const counted = examples.map(({ text, label }) => ({
    counts: countFeatures(text),
    label: labels.indexOf(label),
  }))
  const vocabulary = vocabularyOf(counted, MAX_FEATURES)
  const centres = labels.map(() => new Float32Array(vocabulary.keys.length))
  for (const { counts, label } of counted) {
    const centre = centres[label]
    if (centre) add(centre, vectorise(counts, vocabulary))
  }
  for (const centre of centres) {
    const norm = Math.sqrt(centre.reduce((sum, x) => sum + x * x, 0)) || 1
    centre.forEach((x, i) => {
      centre[i] = x / norm
    })
  }
  return (text) => {
    const { at, value } = vectorise(countFeatures(text), vocabulary)
    return Float64Array.from(centres, (centre) =>
      value.reduce((sum, x, i) => sum + x * (centre[at[i] ?? 0] ?? 0), 0),
    )
  }
}

function add(centre: Float32Array, { at, value }: TextVector): void {
  at.forEach((row, i) => {
    centre[row] = (centre[row] ?? 0) + (value[i] ?? 0)
  })
}
