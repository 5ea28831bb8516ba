import type { LegalArea } from '../../../shared/legal-areas.ts'
import {
  type Calibration,
  fitConfidence,
  fitTemperature,
  type HeldOut,
  probabilitiesOf,
  type Scores,
  type Script,
} from './classifier-calibration.ts'
import { foldsOf } from './classifier-folds.ts'
import { countFeatures } from './classifier-model.ts'
import {
  areasOf,
  NO_LEGAL_PROBLEM,
  scoreText,
  type TrainedClassifier,
} from './classifier-scoring.ts'
import {
  type Counted,
  type Example,
  seeded,
  shuffle,
  TRAINING,
  type TrainingOptions,
  trainOnCounts,
} from './classifier-training.ts'

const FOLDS = 5
const NONSENSE_EVERY = 12

export type Material = {
  /** What people say. */
  examples: readonly Example[]
  /** What is written about each issue: taught, but not measured on, because people do not talk like that. */
  background: readonly Example[]
}

export type Fitted = {
  trained: TrainedClassifier
  /** Scores of every example by a model that has not seen it, in the order of the examples. */
  heldOut: HeldOut[]
  /** Which fifth each example was in. */
  fold: number[]
}

/** Trains on all examples, and calibrates on five models that each leave a fifth out. */
export function fitClassifier(
  material: Material,
  issueAreas: ReadonlyMap<string, LegalArea>,
  options: TrainingOptions = TRAINING,
): Fitted {
  const { examples } = material
  const labels = [...new Set([...examples.map(({ label }) => label), NO_LEGAL_PROBLEM])].sort()
  const areas = labels.map((label) => issueAreas.get(label) ?? null)
  const columns = new Map(labels.map((label, k) => [label, k]))
  const count = ({ text, label }: Example): Counted => ({
    counts: countFeatures(text),
    label: columns.get(label) ?? 0,
  })
  const counted = examples.map(count)
  const background = material.background.map(count)
  const fold = foldsOf(counted, FOLDS)
  const random = seeded(11)
  const heldOut: HeldOut[] = []
  const told: HeldOut[] = []
  const nonsense: Scores[] = []
  for (let held = 0; held < FOLDS; held += 1) {
    const seen = counted.filter((_, i) => fold[i] !== held)
    const model = trainOnCounts([...seen, ...background], labels, areas, options)
    const score = (example: Example): HeldOut => ({
      ...scoreText(model, example.text),
      label: columns.get(example.label) ?? 0,
    })
    const unseen = examples.filter((_, i) => fold[i] === held)
    examples.forEach((example, i) => {
      if (fold[i] === held) heldOut[i] = score(example)
    })
    told.push(...toldAtLength(unseen, 2).map(score), ...toldAtLength(unseen, 3).map(score))
    const some = unseen.filter((_, i) => i % NONSENSE_EVERY === 0)
    nonsense.push(...some.map(({ text }) => scoreText(model, scrambled(text, random))))
  }
  const model = trainOnCounts([...counted, ...background], labels, areas, options)
  const measured = [...heldOut, ...told]
  const calibrationOf = (script: Script) =>
    calibrate(
      measured.filter((scores) => scores.script === script),
      nonsense.filter((scores) => scores.script === script),
      areas,
    )
  const calibration = { spaced: calibrationOf('spaced'), unspaced: calibrationOf('unspaced') }
  return {
    trained: { model, areas, calibration },
    heldOut,
    fold,
  }
}

function calibrate(
  heldOut: HeldOut[],
  nonsense: Scores[],
  areas: (LegalArea | null)[],
): Calibration {
  const temperature = fitTemperature(heldOut)
  const guess = (scores: Scores, truth: LegalArea | null | undefined) => {
    const first = areasOf(areas, probabilitiesOf({ temperature }, scores))[0]
    return { probability: first?.score ?? 0, known: scores.known, right: first?.area === truth }
  }
  const confidence = fitConfidence([
    ...heldOut.map((scores) => guess(scores, areas[scores.label])),
    ...nonsense.map((scores) => guess(scores, undefined)),
  ])
  return { temperature, confidence }
}

/**
 * Phrases for the same issue, so many in one breath. Who describes a case says the same thing in more than
 * one way; calibrated on single phrases, the classifier would be far too modest about such texts.
 */
function toldAtLength(examples: readonly Example[], phrases: number): Example[] {
  const waiting = new Map<string, string[]>()
  return examples.flatMap((example) => {
    const name = `${example.language} ${example.label}`
    const told = [...(waiting.get(name) ?? []), example.text]
    waiting.set(name, told.length < phrases ? told : [])
    return told.length < phrases ? [] : [{ ...example, text: told.join('. ') }]
  })
}

/** The letters of each word in another order: what nobody can know should earn no confidence. */
function scrambled(text: string, random: () => number): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const letters = [...word]
    shuffle(letters, random)
    return letters.join('')
  })
}
