import { fitBlend } from './classifier-blend.ts'
import {
  type Calibration,
  type Calibrations,
  confidenceOf,
  fitConfidence,
  fitTemperature,
  type HeldOut,
  KINDS,
  probabilitiesOf,
  type Scores,
} from './classifier-calibration.ts'
import { foldsOf } from './classifier-folds.ts'
import { type Answered, type HowRight, howRight } from './classifier-measuring.ts'
import { type Material, openSchool, type School, type SmallModels } from './classifier-school.ts'
import { areasOf, type Models, scoreText, type TrainedClassifier } from './classifier-scoring.ts'
import {
  type Example,
  seeded,
  shuffle,
  TRAINING,
  type TrainingOptions,
} from './classifier-training.ts'
import { learnLanguages } from './language/language-profile.ts'

const FOLDS = 3
const NONSENSE_EVERY = 12
const TOLD_TOGETHER = 3
/** Three or four weights need no more texts than this. */
const ENOUGH_TO_BLEND = 3_000

/** What is learned from texts that the models have not seen. */
export type Tuned = {
  calibration: Calibrations
  /** Scores of every example by models that have not seen it, in the order of the examples. */
  heldOut: HeldOut[]
  /** Which third each example was in. */
  fold: number[]
  /** How right the answers to these were, with this calibration. */
  onHeldOut: HowRight
}

/** Trains on all examples with a calibration made before: a quarter of the work of fitting one. */
export function trainClassifier<Group extends string>(
  material: Material,
  issueAreas: ReadonlyMap<string, Group>,
  calibration: Calibrations,
  options: TrainingOptions = TRAINING,
): TrainedClassifier<Group> {
  const school = openSchool(material, issueAreas, options)
  const languages = learnLanguages([...material.samples, ...material.background])
  return { ...school.teach(school.examples), areas: school.areas, calibration, languages }
}

/** Calibrates, and trains on all examples. */
export function fitClassifier<Group extends string>(
  material: Material,
  issueAreas: ReadonlyMap<string, Group>,
  options: TrainingOptions = TRAINING,
): Tuned & { trained: TrainedClassifier<Group> } {
  const tuned = calibrateInSchool(material, openSchool(material, issueAreas, options))
  return { ...tuned, trained: trainClassifier(material, issueAreas, tuned.calibration, options) }
}

/** Calibrates on three sets of models that each leave a third out; of the models for all, only the small ones. */
export function tune<Group extends string>(
  material: Material,
  issueAreas: ReadonlyMap<string, Group>,
  options: TrainingOptions = TRAINING,
): Tuned & SmallModels {
  const school = openSchool(material, issueAreas, options)
  return { ...calibrateInSchool(material, school), ...school.teachSmall(school.examples) }
}

function calibrateInSchool<Group extends string>(material: Material, school: School<Group>): Tuned {
  const { examples, areas } = school
  const fold = foldsOf(
    examples.map(({ words }) => words),
    FOLDS,
  )
  const random = seeded(11)
  const heldOut: HeldOut[] = []
  const others: HeldOut[] = []
  const nonsense: Scores[] = []
  for (let held = 0; held < FOLDS; held += 1) {
    const models = school.teach(examples.filter((_, i) => fold[i] !== held))
    const score = scorerOf(material, school, models)
    const unseen = examples.filter((_, i) => fold[i] === held)
    examples.forEach((example, i) => {
      if (fold[i] !== held) return
      const vector = material.vectors.get(example.text)
      heldOut[i] = score(example, vector)
      if (vector) others.push(score(example))
    })
    others.push(...toldAtLength(unseen, TOLD_TOGETHER).map((example) => score(example)))
    const some = unseen.filter((_, i) => i % NONSENSE_EVERY === 0)
    nonsense.push(
      ...some.map((example) => score({ ...example, text: scrambled(example.text, random) })),
    )
  }
  const calibration = calibrationsOf([...heldOut, ...others], nonsense, areas)
  return { calibration, heldOut, fold, onHeldOut: howRight(answersTo(heldOut, calibration, areas)) }
}

function scorerOf<Group extends string>(
  { conceptsOf }: Material,
  { columnOf }: School<Group>,
  models: Models,
) {
  return (example: Example, vector?: Float32Array): HeldOut => ({
    ...scoreText(models, conceptsOf, { ...example, vector }),
    label: columnOf(example.label),
  })
}

function answersTo(
  heldOut: readonly HeldOut[],
  calibrations: Calibrations,
  areas: (string | null)[],
): Answered[] {
  return heldOut.map((scores) => {
    const calibration = calibrations[scores.kind]
    const ranked = areasOf(areas, probabilitiesOf(calibration, scores))
    const truth = areas[scores.label]
    return {
      confidence: confidenceOf(calibration, ranked[0]?.score ?? 0, scores.known),
      place: truth ? ranked.findIndex(({ area }) => area === truth) : undefined,
    }
  })
}

function calibrationsOf(
  heldOut: readonly HeldOut[],
  nonsense: readonly Scores[],
  areas: (string | null)[],
): Calibrations {
  const [spaced, unspaced, encoded] = KINDS.map((kind) =>
    calibrate(
      heldOut.filter((scores) => scores.kind === kind),
      // Nonsense is not worth encoding; what it looks like without is warning enough.
      nonsense.filter((scores) => scores.kind === kind),
      areas,
    ),
  ) as [Calibration, Calibration, Calibration]
  return { spaced, unspaced, encoded }
}

function calibrate(heldOut: HeldOut[], nonsense: Scores[], areas: (string | null)[]): Calibration {
  const every = Math.ceil(heldOut.length / ENOUGH_TO_BLEND)
  const some = heldOut.filter((_, i) => i % every === 0)
  const blend = fitBlend(some, areas)
  const temperature = fitTemperature(heldOut, blend)
  const guess = (scores: Scores, truth: string | null | undefined) => {
    const first = areasOf(areas, probabilitiesOf({ blend, temperature }, scores))[0]
    return { probability: first?.score ?? 0, known: scores.known, right: first?.area === truth }
  }
  const confidence = fitConfidence([
    ...heldOut.map((scores) => guess(scores, areas[scores.label])),
    ...nonsense.map((scores) => guess(scores, undefined)),
  ])
  return { blend, temperature, confidence }
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
