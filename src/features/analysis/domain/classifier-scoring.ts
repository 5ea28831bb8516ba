import type { LanguageCode } from '../../../shared/languages.ts'
import type { LegalArea } from '../../../shared/legal-areas.ts'
import type { Classification, Classifier, IssueScore } from './classifier.ts'
import {
  type Calibrations,
  confidenceOf,
  probabilitiesOf,
  type Scores,
} from './classifier-calibration.ts'
import type { ConceptReader } from './classifier-concepts.ts'
import { type DenseModel, denseLogits } from './classifier-dense.ts'
import {
  countConcepts,
  eachFeature,
  isUnspaced,
  sentencesOf,
  wordsOf,
} from './classifier-features.ts'
import { type ConceptVectors, createGistReader, type GistReader } from './classifier-gist.ts'
import { countFeatures, type LinearModel, logitsOf, rowOf, vectorise } from './classifier-model.ts'
import { detectLanguage } from './language/detect-language.ts'
import type { LanguageProfile } from './language/language-profile.ts'

/** The label of what is no legal problem: a recipe, a greeting. */
export const NO_LEGAL_PROBLEM = 'no-legal-problem'

/** `Group` is what labels belong to: areas of law, or dangers. */
export type TrainedClassifier<Group extends string = LegalArea> = {
  words: LinearModel
  concepts: LinearModel
  /** Absent where the concepts have no vectors. */
  gist: { model: DenseModel; vectors: ConceptVectors } | undefined
  /** Absent where no sentence encoder was there to train with. */
  meaning: DenseModel | undefined
  calibration: Calibrations
  languages: LanguageProfile
  /** The area of each label; null for `NO_LEGAL_PROBLEM`. */
  areas: (Group | null)[]
}

/** "No legal problem" is the answer when it is this likely, and likelier than any area by this factor. */
const LIKELY_NONE = 0.4
const LIKELIER = 1.5
const WORTH_NAMING = 0.01
const MOST_WORDS = 5
const LONGEST_READ = 20_000
/** The encoder takes half a millisecond a word. */
const LONGEST_ENCODED = 420
const SHARE_OF_BEGINNING = 0.6
/** As sure as this, the answer need not wait: on unseen texts, asking always was right no more often. */
const SURE_WITHOUT_ENCODER = 0.75

export type Models = Pick<TrainedClassifier, 'words' | 'concepts' | 'gist' | 'meaning'>

/** A text with all that is known of it before it is looked at. */
export type Reading = {
  text: string
  language: LanguageCode
  /** Its meaning as a whole, where an encoder gave it. */
  vector?: Float32Array | undefined
}

/** Looks at a text in every way there is for it. */
export function scoreText(
  { words, concepts, gist, meaning }: Models,
  conceptsOf: ConceptReader,
  { text, language, vector }: Reading,
): Scores {
  const whole = vectorise(countFeatures(text), words.vocabulary)
  const sentences = sentencesOf(text)
  const encoded = meaning && vector
  const spoken = conceptsOf(text, language)
  const spokenIn = sentences.map((sentence) => conceptsOf(sentence, language))
  const gistOf = gist && gistScorer(gist)
  return {
    views: {
      words: withSentences(logitsOf(words, whole), sentences, (sentence) =>
        logitsOf(words, vectorise(countFeatures(sentence), words.vocabulary)),
      ),
      concepts: withSentences(conceptLogits(concepts, spoken), spokenIn, (said) =>
        conceptLogits(concepts, said),
      ),
      ...(gistOf ? { gist: withSentences(gistOf(spoken), spokenIn, gistOf) } : {}),
      ...(encoded ? { meaning: denseLogits(meaning, vector) } : {}),
    },
    known: whole.known,
    size: whole.at.length,
    kind: encoded ? 'encoded' : isUnspaced(text) ? 'unspaced' : 'spaced',
  }
}

const gistReaders = new WeakMap<ConceptVectors, GistReader>()

function gistReaderOf(vectors: ConceptVectors): GistReader {
  const reader = gistReaders.get(vectors) ?? createGistReader(vectors)
  gistReaders.set(vectors, reader)
  return reader
}

function gistScorer({ model, vectors }: NonNullable<TrainedClassifier['gist']>) {
  const reader = gistReaderOf(vectors)
  return (concepts: readonly string[]): Float64Array => {
    const gist = reader(concepts)
    return gist ? denseLogits(model, gist) : new Float64Array(model.labels.length)
  }
}

function conceptLogits(model: LinearModel, concepts: readonly string[]): Float64Array {
  return logitsOf(model, vectorise(countConcepts(concepts), model.vocabulary))
}

/** How much the sentences count beside the whole: in a long text the problem may be in one of them. */
const SENTENCES_SHARE = 0.3

/** The scores of a text and, a little, of its sentences. */
function withSentences<Part>(
  whole: Float64Array,
  sentences: readonly Part[],
  score: (sentence: Part) => Float64Array,
): Float64Array {
  if (sentences.length < 2) return whole
  const sum = new Float64Array(whole.length)
  for (const sentence of sentences) {
    const part = score(sentence)
    for (let k = 0; k < sum.length; k += 1) sum[k] = (sum[k] ?? 0) + (part[k] ?? 0)
  }
  return whole.map(
    (logit, k) => logit + SENTENCES_SHARE * ((sum[k] ?? 0) / sentences.length - logit),
  )
}

/** Gives a text's meaning as a vector. */
export type MeaningReader = {
  /** Whether it understands a language; about texts in others it is not asked. */
  reads(language: LanguageCode): boolean
  /** Undefined when it cannot, or not in time. */
  encode(text: string): Promise<Float32Array | undefined>
}

export type ClassifierParts = {
  trained: TrainedClassifier
  conceptsOf: ConceptReader
  /** Must be the one that the meaning view was trained with; without it the other views decide. */
  encoder?: MeaningReader | undefined
}

export function createClassifier(parts: ClassifierParts): Classifier {
  const { trained, conceptsOf, encoder } = parts
  return {
    languageOf: (facts, interfaceLanguage) =>
      detectLanguage(trained.languages, facts, interfaceLanguage),
    gistOf: (text, language) =>
      trained.gist && gistReaderOf(trained.gist.vectors)(conceptsOf(text, language)),
    async classify(facts, language) {
      const text = facts.slice(0, LONGEST_READ)
      const scores = scoreText(trained, conceptsOf, { text, language })
      const alone = classified(trained, text, scores)
      if (!encoder?.reads(language) || !trained.meaning || alone.confidence >= SURE_WITHOUT_ENCODER)
        return alone
      const vector = await encoder.encode(excerptOf(text))
      if (!vector) return alone
      const meaning = denseLogits(trained.meaning, vector)
      return classified(trained, text, {
        ...scores,
        views: { ...scores.views, meaning },
        kind: 'encoded',
      })
    },
  }
}

/** What the encoder reads of a text: of a long one its beginning, and its end, where people say what they want. */
export function excerptOf(text: string): string {
  if (text.length <= LONGEST_ENCODED) return text
  const beginning = Math.round(LONGEST_ENCODED * SHARE_OF_BEGINNING)
  return `${text.slice(0, beginning)} ${text.slice(beginning - LONGEST_ENCODED)}`
}

function classified(trained: TrainedClassifier, facts: string, scores: Scores): Classification {
  const { words, areas } = trained
  const { known } = scores
  const calibration = trained.calibration[scores.kind]
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
    because: first ? decidingWords(words, words.labels.indexOf(first.issue), facts) : [],
  }
}

export function isNoLegalProblem(
  areas: readonly (string | null)[],
  probabilities: Float64Array,
): boolean {
  const none = probabilities[areas.indexOf(null)] ?? 0
  const best = areasOf(areas, probabilities)[0]?.score ?? 0
  return none >= LIKELY_NONE && none >= LIKELIER * best
}

const NOTHING: Classification = { issues: [], areas: [], confidence: 0, because: [] }

function issuesOf({ words, areas }: TrainedClassifier, probabilities: Float64Array): IssueScore[] {
  return words.labels
    .flatMap((issue, k) => {
      const area = areas[k]
      const score = roundDown(probabilities[k] ?? 0)
      return area && score >= WORTH_NAMING ? [{ issue, area, score }] : []
    })
    .sort((a, b) => b.score - a.score)
}

/** The probability of each area: that of its issues together. */
export function areasOf<Group extends string>(
  areas: readonly (Group | null)[],
  probabilities: Float64Array,
): { area: Group; score: number }[] {
  const sums = new Map<Group, number>()
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
