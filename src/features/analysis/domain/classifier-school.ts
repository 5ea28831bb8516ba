import type { ConceptReader } from './classifier-concepts.ts'
import { DENSE_TRAINING, trainDense } from './classifier-dense.ts'
import { type Lesson, toldWithDistractions } from './classifier-distractions.ts'
import { countConcepts } from './classifier-features.ts'
import { type ConceptVectors, createGistReader } from './classifier-gist.ts'
import { countFeatures } from './classifier-model.ts'
import { type Models, NO_LEGAL_PROBLEM } from './classifier-scoring.ts'
import { type Example, type TrainingOptions, trainOnCounts } from './classifier-training.ts'

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

/** The views that are small enough to be kept with the tuning. */
export type SmallModels = Pick<Models, 'gist' | 'meaning'>

export type School<Group extends string> = {
  labels: string[]
  areas: (Group | null)[]
  examples: Lesson[]
  columnOf(label: string): number
  teach(examples: readonly Lesson[]): Models
  teachSmall(examples: readonly Lesson[]): SmallModels
}

/** All that the models learn from, counted once. */
export function openSchool<Group extends string>(
  material: Material,
  issueAreas: ReadonlyMap<string, Group>,
  options: TrainingOptions,
): School<Group> {
  const named = new Set([...material.examples.map(({ label }) => label), NO_LEGAL_PROBLEM])
  const labels = [...named].sort()
  const areas = labels.map((label) => issueAreas.get(label) ?? null)
  const columns = new Map(labels.map((label, k) => [label, k]))
  const columnOf = (label: string) => columns.get(label) ?? 0
  const lessonOf = lessonMaker(material, columnOf)
  const background = material.background.map(lessonOf)
  const classOf = (examples: readonly Lesson[]): Class => ({
    told: [...examples, ...background],
    combined: toldWithDistractions(examples),
  })
  return {
    labels,
    areas,
    columnOf,
    examples: material.examples.map(lessonOf),
    teach(examples) {
      const lessons = classOf(examples)
      const forConcepts = { ...options, maxFeatures: CONCEPT_FEATURES }
      const wordsOf = (some: readonly Lesson[]) => some.map(({ words }) => words)
      const conceptsOf = (some: readonly Lesson[]) =>
        some.map(({ concepts }) => concepts).filter(({ counts }) => counts.size > 0)
      const trained = (of: typeof wordsOf, how: TrainingOptions) =>
        trainOnCounts(of(lessons.told), labels, areas, how, of(lessons.combined))
      return {
        words: trained(wordsOf, options),
        concepts: trained(conceptsOf, forConcepts),
        ...smallModels(material, lessons, { labels, areas }),
      }
    },
    teachSmall: (examples) => smallModels(material, classOf(examples), { labels, areas }),
  }
}

/** What is taught at once: what people said and what is written, and what was put together from it. */
type Class = { told: readonly Lesson[]; combined: readonly Lesson[] }

function lessonMaker(
  { conceptsOf, conceptVectors }: Material,
  columnOf: (label: string) => number,
): (example: Example) => Lesson {
  const gistOf = conceptVectors && createGistReader(conceptVectors)
  return (example) => {
    const label = columnOf(example.label)
    const concepts = conceptsOf(example.text, example.language)
    return {
      ...example,
      words: { counts: countFeatures(example.text), label },
      concepts: { counts: countConcepts(concepts), label },
      gist: gistOf?.(concepts),
    }
  }
}

function smallModels(
  { vectors, conceptVectors }: Material,
  { told, combined }: Class,
  { labels, areas }: { labels: string[]; areas: readonly (string | null)[] },
): SmallModels {
  const encoded = told.flatMap(({ text, words: { label } }) => {
    const vector = vectors.get(text)
    return vector ? [{ vector, label }] : []
  })
  const size = encoded[0]?.vector.length
  const gists = [...told, ...combined].flatMap(({ gist, words: { label } }) =>
    gist ? [{ vector: gist, label }] : [],
  )
  return {
    gist: conceptVectors && {
      model: trainDense(gists, labels, areas, conceptVectors.size, MANY_TEXTS_TRAINING),
      vectors: conceptVectors,
    },
    meaning:
      size === undefined
        ? undefined
        : trainDense(encoded, labels, areas, size, trainingFor(encoded.length)),
  }
}

function trainingFor(texts: number) {
  return texts > MANY_TEXTS ? MANY_TEXTS_TRAINING : DENSE_TRAINING
}
