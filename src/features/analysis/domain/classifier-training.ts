import type { LanguageCode } from '../../../shared/languages.ts'
import { isWordKey, weightOfKind } from './classifier-features.ts'
import {
  type LinearModel,
  softmax,
  type TextVector,
  type Vocabulary,
  vectorise,
} from './classifier-model.ts'

/** A phrase and the label (issue) it is an example of. */
export type Example = { text: string; label: string; language: LanguageCode }

export type TrainingOptions = {
  epochs: number
  rate: number
  maxFeatures: number
  /** How much a label learns from the other labels of its area. */
  kinship: number
}

export const TRAINING: TrainingOptions = { epochs: 4, rate: 1, maxFeatures: 200_000, kinship: 0.5 }

const FEWEST_TEXTS = 2
/** Gradients below this move nothing and cost most of the time. */
const NEGLIGIBLE = 1e-2

export type Counted = { counts: ReadonlyMap<number, number>; label: number }

/**
 * Softmax regression by stochastic gradient descent; the same examples always give the same model.
 * @param areas the area of each label, any name: labels of one area learn from each other
 * @param combined made of the others: learned from, but no proof that a word is in use
 */
export function trainOnCounts(
  counted: readonly Counted[],
  labels: string[],
  areas: readonly (string | null)[],
  options = TRAINING,
  combined: readonly Counted[] = [],
): LinearModel {
  const kin = areas.map((area) => areas.indexOf(area))
  const vocabulary = vocabularyOf(counted, options.maxFeatures)
  const lessons = [...counted, ...combined]
  const vectors = lessons.map(({ counts }) => vectorise(counts, vocabulary))
  const width = labels.length
  const weights = new Float32Array(vocabulary.keys.length * width)
  const bias = new Float32Array(width)
  const random = seeded(20_260_101)
  const order = lessons.map((_, i) => i)
  const squares = new Float32Array(vocabulary.keys.length).fill(1e-2)
  const parameters = { weights, bias, squares, kin, kinship: options.kinship }
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random)
    const rate = options.rate * (1 - epoch / options.epochs)
    for (const i of order) {
      const vector = vectors[i]
      const label = lessons[i]?.label
      if (vector && label !== undefined) learn(vector, label, parameters, rate)
    }
  }
  return { labels, vocabulary, bias, ...quantise(weights, width) }
}

type Parameters = {
  weights: Float32Array
  bias: Float32Array
  squares: Float32Array
  /** For each label, the first label of its area. */
  kin: readonly number[]
  kinship: number
}

function learn(vector: TextVector, label: number, parameters: Parameters, rate: number): void {
  const { weights, bias, squares } = parameters
  const gradient = gradientOf(vector, label, weights, bias)
  shareWithKin(gradient, parameters)
  const moving: number[] = []
  let strength = 0
  gradient.forEach((g, k) => {
    strength += g * g
    if (Math.abs(g) < NEGLIGIBLE) return
    moving.push(k)
    bias[k] = (bias[k] ?? 0) - 0.01 * rate * g
  })
  const steps = new Float64Array(vector.at.length)
  vector.value.forEach((value, i) => {
    const row = vector.at[i] ?? 0
    const square = (squares[row] ?? 0) + strength * value * value
    squares[row] = square
    steps[i] = (rate * value) / Math.sqrt(square)
  })
  move(weights, vector.at, { steps, gradient, moving: Int32Array.from(moving) }, bias.length)
}

type Move = { steps: Float64Array; gradient: Float64Array; moving: Int32Array }

/** Four rows at a time: the same sums in half the time, and this is where training spends its time. */
const ROWS_AT_ONCE = 4

function move(
  weights: Float32Array,
  at: TextVector['at'],
  { steps, gradient, moving }: Move,
  width: number,
): void {
  for (let i = 0; i < at.length; i += ROWS_AT_ONCE) {
    // A row beyond the last is the last again, moved by nothing.
    const last = at.length - 1
    const [row0, row1, row2, row3] = rowsFrom(at, i, last, width)
    const step0 = steps[i] ?? 0
    const step1 = steps[i + 1] ?? 0
    const step2 = steps[i + 2] ?? 0
    const step3 = steps[i + 3] ?? 0
    for (let j = 0; j < moving.length; j += 1) {
      const k = moving[j] ?? 0
      const g = gradient[k] ?? 0
      weights[row0 + k] = (weights[row0 + k] ?? 0) - step0 * g
      weights[row1 + k] = (weights[row1 + k] ?? 0) - step1 * g
      weights[row2 + k] = (weights[row2 + k] ?? 0) - step2 * g
      weights[row3 + k] = (weights[row3 + k] ?? 0) - step3 * g
    }
  }
}

/** Where four rows begin. */
function rowsFrom(at: TextVector['at'], i: number, last: number, width: number) {
  const beginOf = (row: number) => (at[Math.min(row, last)] ?? 0) * width
  return [beginOf(i), beginOf(i + 1), beginOf(i + 2), beginOf(i + 3)] as const
}

/** As if each weight were the sum of one for the label and one for its area. */
function shareWithKin(gradient: Float64Array, { kin, kinship }: Parameters): void {
  const sums = new Float64Array(gradient.length)
  kin.forEach((first, k) => {
    sums[first] = (sums[first] ?? 0) + (gradient[k] ?? 0)
  })
  kin.forEach((first, k) => {
    gradient[k] = (gradient[k] ?? 0) + kinship * (sums[first] ?? 0)
  })
}

/** Probability minus truth, for each label. */
function gradientOf(
  vector: TextVector,
  label: number,
  weights: Float32Array,
  bias: Float32Array,
): Float64Array {
  const gradient = softmax(scoresOf(vector, weights, bias))
  gradient[label] = (gradient[label] ?? 0) - 1
  return gradient
}

function scoresOf(
  { at, value }: TextVector,
  weights: Float32Array,
  bias: Float32Array,
): Float64Array {
  const width = bias.length
  const scores = Float64Array.from(bias)
  for (let i = 0; i < at.length; i += ROWS_AT_ONCE) {
    const [row0, row1, row2, row3] = rowsFrom(at, i, at.length - 1, width)
    const value0 = value[i] ?? 0
    const value1 = value[i + 1] ?? 0
    const value2 = value[i + 2] ?? 0
    const value3 = value[i + 3] ?? 0
    for (let k = 0; k < width; k += 1) {
      const sum = value0 * (weights[row0 + k] ?? 0) + value1 * (weights[row1 + k] ?? 0)
      const more = value2 * (weights[row2 + k] ?? 0) + value3 * (weights[row3 + k] ?? 0)
      scores[k] = (scores[k] ?? 0) + sum + more
    }
  }
  return scores
}

/** Words, and other keys that are in at least two texts; the most frequent first where there are too many. */
export function vocabularyOf(counted: readonly Counted[], maxFeatures: number): Vocabulary {
  const texts = new Map<number, number>()
  for (const { counts } of counted) {
    for (const key of counts.keys()) texts.set(key, (texts.get(key) ?? 0) + 1)
  }
  const kept = [...texts]
    .filter(([key, count]) => count >= FEWEST_TEXTS || isWordKey(key))
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, maxFeatures)
    .sort((a, b) => a[0] - b[0])
  const rarityOf = (count: number) => Math.log((1 + counted.length) / (1 + count)) + 1
  return {
    keys: Uint32Array.from(kept, ([key]) => key),
    rarity: Float32Array.from(kept, ([key, count]) => rarityOf(count) * weightOfKind(key)),
    unknownRarity: rarityOf(1),
  }
}

/** To one byte each; every row keeps its own scale. */
function quantise(weights: Float32Array, width: number): Pick<LinearModel, 'weights' | 'rowScale'> {
  const rows = weights.length / width
  const rowScale = new Float32Array(rows)
  const bytes = new Int8Array(weights.length)
  for (let row = 0; row < rows; row += 1) {
    const base = row * width
    let largest = 0
    for (let k = 0; k < width; k += 1) largest = Math.max(largest, Math.abs(weights[base + k] ?? 0))
    const scale = largest / 127
    rowScale[row] = scale
    if (scale === 0) continue
    for (let k = 0; k < width; k += 1)
      bytes[base + k] = Math.round((weights[base + k] ?? 0) / scale)
  }
  return { weights: bytes, rowScale }
}

/** mulberry32: small, and the same everywhere. */
export function seeded(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function shuffle<Item>(items: Item[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1))
    const held = items[i] as Item
    items[i] = items[j] as Item
    items[j] = held
  }
}
