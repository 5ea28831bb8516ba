import { type Blend, blended, type ViewScores } from './classifier-blend.ts'
import { softmax } from './classifier-model.ts'

/**
 * Text in words between spaces and text without have features of other kinds, hence other scores; and a text
 * whose meaning as a whole is known has one view more.
 */
export const KINDS = ['spaced', 'unspaced', 'encoded'] as const
export type Kind = (typeof KINDS)[number]
export type Calibrations = Record<Kind, Calibration>

/** What turns raw scores into probabilities; fitted on texts that were not trained on. */
export type Calibration = {
  blend: Blend
  /** Logarithm of what divides the scores before the softmax: a constant, and a weight of the text's size. */
  temperature: readonly [number, number]
  /** Weights of the log-odds of the first area, of how much of the text is known, and a constant. */
  confidence: readonly [number, number, number]
}

/** What is said of a text. `size` counts its features, `known` is the share that is known, 0 to 1. */
export type Scores = { views: ViewScores; known: number; size: number; kind: Kind }

/** A text that was not trained on, with the label it should get. */
export type HeldOut = Scores & { label: number }

type Logits = { logits: Float64Array; label: number; size: number }

/** Nobody is ever that sure from a few sentences. */
const MOST_CONFIDENT = 0.97

const TYPICAL_SIZE = 100
const ROUNDS = 2

/** Long texts say more than their scores, which come from vectors of length 1, can show: hence two numbers. */
export function fitTemperature(
  heldOut: readonly HeldOut[],
  blend: Blend,
): Calibration['temperature'] {
  let [constant, slope] = [0, 0]
  const seen = heldOut.map(({ views, label, size }) => ({
    logits: blended(views, blend),
    label,
    size,
  }))
  const loss = (temperature: Calibration['temperature']) =>
    seen.reduce((sum, logits) => sum + surpriseOf(temperature, logits), 0)
  for (let round = 0; round < ROUNDS && heldOut.length > 0; round += 1) {
    constant = lowestBetween((x) => loss([x, slope]), -3, 2)
    slope = lowestBetween((x) => loss([constant, x]), -1, 0.5)
  }
  return [constant, slope]
}

export function probabilitiesOf(
  { blend, temperature }: Pick<Calibration, 'blend' | 'temperature'>,
  { views, size }: Scores,
): Float64Array {
  return softmax(blended(views, blend), temperatureOf(temperature, size))
}

function temperatureOf([constant, slope]: Calibration['temperature'], size: number): number {
  return Math.exp(constant + slope * Math.log((size + 1) / TYPICAL_SIZE))
}

/** Minus the logarithm of the right label's probability, without making an array for each of a million calls. */
function surpriseOf(
  tempering: Calibration['temperature'],
  { logits, label, size }: Logits,
): number {
  const temperature = temperatureOf(tempering, size)
  let top = Number.NEGATIVE_INFINITY
  for (const logit of logits) top = Math.max(top, logit)
  let sum = 0
  for (const logit of logits) sum += Math.exp((logit - top) / temperature)
  return Math.log(sum) - ((logits[label] ?? top) - top) / temperature
}

/** A first area: its probability by the softmax, how much of the text is known, whether it is right. */
export type Guess = { probability: number; known: number; right: boolean }

/** Logistic regression by gradient descent: two weights and a constant. */
export function fitConfidence(guesses: readonly Guess[]): Calibration['confidence'] {
  let [a, b, c] = [1, 0, 0]
  for (let step = 0; step < 1_500 && guesses.length > 0; step += 1) {
    let [da, db, dc] = [0, 0, 0]
    for (const { probability, known, right } of guesses) {
      const odds = logOdds(probability)
      const error = sigmoid(a * odds + b * known + c) - (right ? 1 : 0)
      da += error * odds
      db += error * known
      dc += error
    }
    const rate = 1 / guesses.length
    a -= rate * da
    b -= rate * db
    c -= rate * dc
  }
  return [a, b, c]
}

export function confidenceOf(
  { confidence: [a, b, c] }: Calibration,
  probability: number,
  known: number,
): number {
  return Math.min(MOST_CONFIDENT, sigmoid(a * logOdds(probability) + b * known + c))
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x))
}

function logOdds(probability: number): number {
  const p = Math.min(Math.max(probability, 1e-4), 1 - 1e-4)
  return Math.log(p / (1 - p))
}

/** Golden section search. */
function lowestBetween(f: (x: number) => number, from: number, to: number): number {
  const golden = (Math.sqrt(5) - 1) / 2
  let [low, high] = [from, to]
  let [x1, x2] = [high - golden * (high - low), low + golden * (high - low)]
  let [f1, f2] = [f(x1), f(x2)]
  for (let step = 0; step < 16; step += 1) {
    if (f1 < f2) {
      high = x2
      x2 = x1
      f2 = f1
      x1 = high - golden * (high - low)
      f1 = f(x1)
    } else {
      low = x1
      x1 = x2
      f1 = f2
      x2 = low + golden * (high - low)
      f2 = f(x2)
    }
  }
  return (low + high) / 2
}
