import { eachFeature, weightOfKind } from './classifier-features.ts'

/** Sparse and of length 1: `at` are rows of the vocabulary. */
export type TextVector = {
  at: Int32Array
  value: Float32Array
  /** How much of what the text says is known, 0 to 1. */
  known: number
}

/** `keys` in ascending order; `rarity` weighs each key (inverse document frequency). */
export type Vocabulary = { keys: Uint32Array; rarity: Float32Array; unknownRarity: number }

/** One row of `weights` for each key, one column for each label. */
export type LinearModel = {
  labels: string[]
  vocabulary: Vocabulary
  weights: Int8Array
  rowScale: Float32Array
  bias: Float32Array
}

export function countFeatures(text: string): Map<number, number> {
  const counts = new Map<number, number>()
  eachFeature(text, (key) => counts.set(key, (counts.get(key) ?? 0) + 1))
  return counts
}

/** Rows count by the logarithm of how often they stand in the text, so that repetition does not decide. */
export function vectorise(counts: ReadonlyMap<number, number>, vocabulary: Vocabulary): TextVector {
  const at = new Int32Array(counts.size)
  const value = new Float32Array(counts.size)
  let size = 0
  let square = 0
  let unknown = 0
  for (const [key, count] of counts) {
    const row = rowOf(vocabulary.keys, key)
    const damped = 1 + Math.log(count)
    if (row < 0) {
      unknown += (damped * vocabulary.unknownRarity * weightOfKind(key)) ** 2
      continue
    }
    const weight = damped * (vocabulary.rarity[row] ?? 0)
    at[size] = row
    value[size] = weight
    size += 1
    square += weight * weight
  }
  const norm = Math.sqrt(square)
  for (let i = 0; i < size; i += 1) value[i] = (value[i] ?? 0) / norm
  const all = square + unknown
  return {
    at: at.subarray(0, size),
    value: value.subarray(0, size),
    known: all > 0 ? square / all : 0,
  }
}

export function logitsOf(model: LinearModel, vector: TextVector): Float64Array {
  const width = model.labels.length
  const logits = Float64Array.from(model.bias)
  for (let i = 0; i < vector.at.length; i += 1) {
    const row = vector.at[i] ?? 0
    const by = (vector.value[i] ?? 0) * (model.rowScale[row] ?? 0)
    const base = row * width
    for (let label = 0; label < width; label += 1) {
      logits[label] = (logits[label] ?? 0) + by * (model.weights[base + label] ?? 0)
    }
  }
  return logits
}

export function softmax(logits: Float64Array, temperature = 1): Float64Array {
  const top = logits.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
  const powers = logits.map((logit) => Math.exp((logit - top) / temperature))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((power) => power / sum)
}

/** Where a key stands in ascending keys, or -1. */
export function rowOf(keys: Uint32Array, key: number): number {
  let low = 0
  let high = keys.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = keys[middle] ?? 0
    if (found === key) return middle
    if (found < key) low = middle + 1
    else high = middle - 1
  }
  return -1
}
