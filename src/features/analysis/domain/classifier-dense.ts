import { seeded, shuffle } from './classifier-training.ts'

/** Softmax regression over vectors of a fixed size: a row of weights for each label. */
export type DenseModel = {
  labels: string[]
  size: number
  weights: Int8Array
  rowScale: Float32Array
  bias: Float32Array
}

export type DenseExample = { vector: Float32Array; label: number }

type Options = {
  epochs: number
  rate: number
  decay: number
  /** How much a label learns from the other labels of its area. */
  kinship: number
}

export const DENSE_TRAINING: Options = { epochs: 20, rate: 4, decay: 1e-5, kinship: 0.5 }
const BIAS_RATE = 0.05
/** Gradients below this move nothing and cost most of the time. */
const NEGLIGIBLE = 3e-3

/**
 * By stochastic gradient descent; the same examples always give the same model.
 * @param areas the area of each label: labels of one area learn from each other
 */
export function trainDense(
  examples: readonly DenseExample[],
  labels: string[],
  areas: readonly (string | null)[],
  size: number,
  options = DENSE_TRAINING,
): DenseModel {
  const kin = areas.map((area) => areas.indexOf(area))
  const weights = new Float32Array(labels.length * size)
  const bias = new Float32Array(labels.length)
  const random = seeded(20_260_102)
  const order = examples.map((_, i) => i)
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    shuffle(order, random)
    const rate = options.rate * (1 - epoch / options.epochs)
    for (const i of order) {
      const example = examples[i]
      if (example) learn(example, { weights, bias, kin, size }, { ...options, rate })
    }
  }
  return { labels, size, bias, ...quantised(weights, size) }
}

type Parameters = { weights: Float32Array; bias: Float32Array; kin: number[]; size: number }

function learn({ vector, label }: DenseExample, parameters: Parameters, options: Options): void {
  const { weights, bias, kin, size } = parameters
  const gradient = new Float64Array(bias.length)
  for (let k = 0; k < bias.length; k += 1) {
    gradient[k] = (bias[k] ?? 0) + product(weights, k * size, vector)
  }
  toGradient(gradient, label)
  const sums = new Float64Array(gradient.length)
  for (let k = 0; k < gradient.length; k += 1) {
    const first = kin[k] ?? 0
    sums[first] = (sums[first] ?? 0) + (gradient[k] ?? 0)
  }
  const keep = 1 - options.rate * options.decay
  for (let k = 0; k < gradient.length; k += 1) {
    const g = (gradient[k] ?? 0) + options.kinship * (sums[kin[k] ?? 0] ?? 0)
    if (Math.abs(g) < NEGLIGIBLE) continue
    bias[k] = (bias[k] ?? 0) - options.rate * BIAS_RATE * g
    const base = k * size
    const by = options.rate * g
    for (let d = 0; d < size; d += 1) {
      weights[base + d] = keep * (weights[base + d] as number) - by * (vector[d] as number)
    }
  }
}

/** Of a row of weights and a vector; indexes are within both, and this is where the time goes. */
function product(weights: Float32Array | Int8Array, base: number, vector: Float32Array): number {
  let sum = 0
  for (let d = 0; d < vector.length; d += 1) {
    sum += (weights[base + d] as number) * (vector[d] as number)
  }
  return sum
}

/** Scores become probability minus truth, in place. */
function toGradient(scores: Float64Array, label: number): void {
  let top = Number.NEGATIVE_INFINITY
  for (const score of scores) top = Math.max(top, score)
  let sum = 0
  for (let k = 0; k < scores.length; k += 1) {
    const power = Math.exp((scores[k] ?? 0) - top)
    scores[k] = power
    sum += power
  }
  for (let k = 0; k < scores.length; k += 1) {
    scores[k] = (scores[k] ?? 0) / sum - (k === label ? 1 : 0)
  }
}

export function denseLogits(model: DenseModel, vector: Float32Array): Float64Array {
  const { bias, rowScale, size, weights } = model
  const logits = new Float64Array(bias.length)
  for (let k = 0; k < bias.length; k += 1) {
    logits[k] = (bias[k] ?? 0) + (rowScale[k] ?? 0) * product(weights, k * size, vector)
  }
  return logits
}

/** To one byte each; every row keeps its own scale. */
function quantised(weights: Float32Array, size: number): Pick<DenseModel, 'weights' | 'rowScale'> {
  const rowScale = new Float32Array(weights.length / size)
  const bytes = new Int8Array(weights.length)
  rowScale.forEach((_, row) => {
    const own = weights.subarray(row * size, (row + 1) * size)
    const scale = own.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0) / 127
    rowScale[row] = scale
    if (scale === 0) return
    own.forEach((weight, d) => {
      bytes[row * size + d] = Math.round(weight / scale)
    })
  })
  return { weights: bytes, rowScale }
}
