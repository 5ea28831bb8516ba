import { fitBlend } from './classifier-blend.ts'
import {
  type Calibration,
  type Calibrations,
  fitConfidence,
  fitTemperature,
  type HeldOut,
  KINDS,
  probabilitiesOf,
  type Scores,
} from './classifier-calibration.ts'
import type { ConceptReader } from './classifier-concepts.ts'
import { DENSE_TRAINING, trainDense } from './classifier-dense.ts'
import { type Lesson, toldWithDistractions } from './classifier-distractions.ts'
import { countConcepts } from './classifier-features.ts'
import { foldsOf } from './classifier-folds.ts'
import { type ConceptVectors, createGistReader } from './classifier-gist.ts'
import { countFeatures } from './classifier-model.ts'
import {
  areasOf,
  type Models,
  NO_LEGAL_PROBLEM,
  scoreText,
  type TrainedClassifier,
} from './classifier-scoring.ts'
import {
  type Example,
  seeded,
  shuffle,
  TRAINING,
  type TrainingOptions,
  trainOnCounts,
} from './classifier-training.ts'
import { learnLanguages } from './language/language-profile.ts'

const FOLDS = 3
const NONSENSE_EVERY = 12
const TOLD_TOGETHER = 3
/** Three or four weights need no more texts than this. */
const ENOUGH_TO_BLEND = 3_000
const CONCEPT_FEATURES = 60_000
/** Of so many texts fewer rounds are enough. All texts have a gist; encoded are the English ones, or all. */
const MANY_TEXTS = 20_000
const MANY_TEXTS_TRAINING = { ...DENSE_TRAINING, epochs: 6, rate: 3 }

export type Material = {
  /** What people say. */
  examples: readonly Example[]
  /** What is written about each issue: taught, but not measured on, because people do not talk like that. */
  background: readonly Example[]
  /** Texts of all languages, to tell languages by. */
  samples: readonly Example[]
  conceptsOf: ConceptReader
  /** What concepts mean, where an encoder said it once. */
  conceptVectors?: ConceptVectors | undefined
  /** Meanings of the texts that the encoder understands, by text; empty where there is none. */
  vectors: ReadonlyMap<string, Float32Array>
}

export type Fitted<Group extends string> = {
  trained: TrainedClassifier<Group>
  /** Scores of every example by models that have not seen it, in the order of the examples. */
  heldOut: HeldOut[]
  /** Which third each example was in. */
  fold: number[]
}

type School<Group extends string> = {
  labels: string[]
  areas: (Group | null)[]
  examples: Lesson[]
  columnOf(label: string): number
  teach(examples: readonly Lesson[]): Models
}

/** All that the models learn from, counted once. */
function openSchool<Group extends string>(
  material: Material,
  issueAreas: ReadonlyMap<string, Group>,
  options: TrainingOptions,
): School<Group> {
  const named = new Set([...material.examples.map(({ label }) => label), NO_LEGAL_PROBLEM])
  const labels = [...named].sort()
  const areas = labels.map((label) => issueAreas.get(label) ?? null)
  const columns = new Map(labels.map((label, k) => [label, k]))
  const columnOf = (label: string) => columns.get(label) ?? 0
  const { conceptVectors } = material
  const gistOf = conceptVectors && createGistReader(conceptVectors)
  const lessonOf = (example: Example): Lesson => {
    const label = columnOf(example.label)
    const concepts = material.conceptsOf(example.text, example.language)
    return {
      ...example,
      words: { counts: countFeatures(example.text), label },
      concepts: { counts: countConcepts(concepts), label },
      gist: gistOf?.(concepts),
    }
  }
  const background = material.background.map(lessonOf)
  return {
    labels,
    areas,
    columnOf,
    examples: material.examples.map(lessonOf),
    teach(examples) {
      const told = [...examples, ...background]
      const combined = toldWithDistractions(examples)
      const all = [...told, ...combined]
      const wordsOf = (lessons: readonly Lesson[]) => lessons.map(({ words }) => words)
      const conceptsOf = (lessons: readonly Lesson[]) =>
        lessons.map(({ concepts }) => concepts).filter(({ counts }) => counts.size > 0)
      const encoded = told.flatMap(({ text, words: { label } }) => {
        const vector = material.vectors.get(text)
        return vector ? [{ vector, label }] : []
      })
      const size = encoded[0]?.vector.length
      const gists = all.flatMap(({ gist, words: { label } }) =>
        gist ? [{ vector: gist, label }] : [],
      )
      const forConcepts = { ...options, maxFeatures: CONCEPT_FEATURES }
      return {
        words: trainOnCounts(wordsOf(told), labels, areas, options, wordsOf(combined)),
        concepts: trainOnCounts(conceptsOf(told), labels, areas, forConcepts, conceptsOf(combined)),
        gist: conceptVectors && {
          model: trainDense(gists, labels, areas, conceptVectors.size, MANY_TEXTS_TRAINING),
          vectors: conceptVectors,
        },
        meaning:
          size === undefined
            ? undefined
            : trainDense(encoded, labels, areas, size, trainingFor(encoded.length)),
      }
    },
  }
}

function trainingFor(texts: number) {
  return texts > MANY_TEXTS ? MANY_TEXTS_TRAINING : DENSE_TRAINING
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

/** Trains on all examples, and calibrates on three sets of models that each leave a third out. */
export function fitClassifier<Group extends string>(
  material: Material,
  issueAreas: ReadonlyMap<string, Group>,
  options: TrainingOptions = TRAINING,
): Fitted<Group> {
  const school = openSchool(material, issueAreas, options)
  const { examples, areas } = school
  const fold = foldsOf(
    examples.map(({ words }) => words),
    FOLDS,
  )
  const random = seeded(11)
  const heldOut: HeldOut[] = []
  const told: HeldOut[] = []
  const unencoded: HeldOut[] = []
  const nonsense: Scores[] = []
  for (let held = 0; held < FOLDS; held += 1) {
    const models = school.teach(examples.filter((_, i) => fold[i] !== held))
    const score = (example: Example, vector?: Float32Array): HeldOut => ({
      ...scoreText(models, material.conceptsOf, { ...example, vector }),
      label: school.columnOf(example.label),
    })
    const unseen = examples.filter((_, i) => fold[i] === held)
    examples.forEach((example, i) => {
      if (fold[i] !== held) return
      const vector = material.vectors.get(example.text)
      heldOut[i] = score(example, vector)
      if (vector) unencoded.push(score(example))
    })
    const plain = (example: Example) => score(example)
    told.push(...toldAtLength(unseen, TOLD_TOGETHER).map(plain))
    const some = unseen.filter((_, i) => i % NONSENSE_EVERY === 0)
    nonsense.push(
      ...some.map((example) =>
        scoreText(models, material.conceptsOf, {
          ...example,
          text: scrambled(example.text, random),
        }),
      ),
    )
  }
  const measured = [...heldOut, ...told, ...unencoded]
  const calibration = calibrationsOf(measured, nonsense, areas)
  return { trained: trainClassifier(material, issueAreas, calibration, options), heldOut, fold }
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
