import type { OwnEncoder } from '../../../platform/encoder/own-encoder.server.ts'
import type { SentenceEncoder } from '../../../platform/encoder/sentence-encoder.server.ts'
import { tune } from '../domain/classifier-fitting.ts'
import { type ConceptVectors, learnConceptVectors } from '../domain/classifier-gist.ts'
import type { HowRight } from '../domain/classifier-measuring.ts'
import type { Material } from '../domain/classifier-school.ts'
import { excerptOf } from '../domain/classifier-scoring.ts'
import type { Example } from '../domain/classifier-training.ts'
import { DANGER_GROUPS } from '../domain/danger-classifier.ts'
import { readTuning, writeTuning } from './classifier-tuning.ts'
import { readDangerMaterial } from './load-danger-classifier.ts'
import { writeOwnTuning } from './own-encoder-tuning.ts'
import {
  type ClassifierLog,
  type ClassifierSource,
  hashOfMeasured,
  readMaterial,
} from './train-classifier.ts'

const BATCH = 16

type Options = ClassifierSource & { log: ClassifierLog; encoder: SentenceEncoder }

/**
 * Finds the calibration and the meaning view anew and keeps them in `knowledge/classifier`. Takes minutes.
 * @returns how right the classifier was about phrases while it had not seen them
 */
export async function tuneClassifier(options: Options): Promise<HowRight> {
  const source = hashOfMeasured(options)
  const material = readMaterial(options, options.log)
  const vectors = await encodeAll(options.encoder, [...material.examples, ...material.background])
  const conceptVectors = await conceptVectorsOf(options.encoder, material)
  const { calibration, meaning, gist, onHeldOut } = tune(
    { ...material, vectors, conceptVectors },
    options.issueAreas,
  )
  const danger = { ...readDangerMaterial(options), conceptVectors }
  const dangers = danger.examples.some(({ label }) => DANGER_GROUPS.has(label))
    ? tune(danger, DANGER_GROUPS).calibration
    : undefined
  writeTuning(options.knowledgeDir, { source, calibration, onHeldOut, meaning, gist, dangers })
  return onHeldOut
}

/** Whether the tuning that is kept was found from exactly these phrases. */
export function isTuned(source: ClassifierSource): boolean {
  return readTuning(source.knowledgeDir)?.source === hashOfMeasured(source)
}

type OwnOptions = ClassifierSource & {
  log: ClassifierLog
  encoder: OwnEncoder
  onProgress: EncodingProgress
}

/**
 * Finds the meaning view for an encoder of the operator's, and keeps it beside the tuning, which must fit the
 * phrases. Takes an hour: all phrases of all languages go through the encoder.
 * @returns where it was written
 */
export async function tuneForOwnEncoder(options: OwnOptions): Promise<string> {
  const { encoder, issueAreas, knowledgeDir } = options
  const source = hashOfMeasured(options)
  const material = readMaterial(options, options.log)
  const texts = [...material.examples, ...material.background]
  const vectors = await encodeAll(encoder, texts, options.onProgress)
  const { meaning, calibration } = tune({ ...material, vectors }, issueAreas)
  if (!meaning) throw new Error('There are no phrases to train with')
  const { encoded } = calibration
  return writeOwnTuning(knowledgeDir, { encoder: encoder.id, source, encoded, meaning })
}

/** What the concepts of the word lists mean, by the English words they are named with. */
export async function conceptVectorsOf(
  encoder: SentenceEncoder,
  { examples, conceptsOf }: Material,
): Promise<ConceptVectors> {
  const textsWith = new Map<string, number>()
  for (const { text, language } of examples) {
    for (const concept of new Set(conceptsOf(text, language))) {
      textsWith.set(concept, (textsWith.get(concept) ?? 0) + 1)
    }
  }
  const names = [...textsWith.keys()]
  const vectors = new Map<string, Float32Array>()
  for (let at = 0; at < names.length; at += BATCH) {
    const batch = names.slice(at, at + BATCH)
    const encoded = await encoder.encode(batch.map((name) => name.replaceAll('-', ' ')))
    if (!encoded) throw new Error('The sentence encoder does not answer')
    batch.forEach((name, i) => {
      const vector = encoded[i]
      if (vector) vectors.set(name, vector)
    })
  }
  return learnConceptVectors(vectors, textsWith, examples.length)
}

type EncodingProgress = (encoded: number, all: number) => void

/** Vectors by text, of what the classifier would ask about each text in a language that the encoder reads. */
export async function encodeAll(
  encoder: SentenceEncoder,
  examples: readonly Example[],
  onProgress?: EncodingProgress,
): Promise<Map<string, Float32Array>> {
  const read = examples.filter(({ language }) => encoder.reads(language))
  const texts = [...new Set(read.map(({ text }) => text))]
  const vectors = new Map<string, Float32Array>()
  for (let at = 0; at < texts.length; at += BATCH) {
    const batch = texts.slice(at, at + BATCH)
    const encoded = await encoder.encode(batch.map(excerptOf))
    if (!encoded) throw new Error('The sentence encoder does not answer')
    batch.forEach((text, i) => {
      const vector = encoded[i]
      if (vector) vectors.set(text, vector)
    })
    onProgress?.(at + batch.length, texts.length)
  }
  return vectors
}
