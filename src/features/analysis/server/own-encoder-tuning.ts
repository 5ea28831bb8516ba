import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { writeWholeFile } from '../../../platform/files/write-whole-file.server.ts'
import { calibrationSchema } from '../domain/classifier-artefact.ts'
import type { Calibration } from '../domain/classifier-calibration.ts'
import type { DenseModel } from '../domain/classifier-dense.ts'
import type { TrainedClassifier } from '../domain/classifier-scoring.ts'
import { denseOf, denseSchema, keptDense } from './classifier-tuning.ts'
import { type ClassifierSource, hashOfMeasured } from './train-classifier.ts'

/**
 * What was learned with an encoder of the operator's: the meaning view, and how much it counts among the others.
 * All else of the classifier stays as it is without, and so does the judgement of danger.
 */
export type OwnTuning = {
  /** Names the encoder. */
  encoder: string
  /** What it was found from. */
  source: string
  encoded: Calibration
  meaning: DenseModel
}

const ownTuningSchema = z.object({
  encoder: z.string(),
  source: z.string(),
  encoded: calibrationSchema,
  meaning: denseSchema,
})

const NAMED_BY = 16

const fileOf = (knowledgeDir: string, encoder: string) =>
  path.join(knowledgeDir, 'classifier', `encoder-${encoder.slice(0, NAMED_BY)}.json`)

/** Undefined where none was made with this encoder from exactly these phrases. */
export function readOwnTuning(
  source: ClassifierSource,
  encoder: { id: string; size: number },
): OwnTuning | undefined {
  const kept = readKept(fileOf(source.knowledgeDir, encoder.id))
  if (kept?.encoder !== encoder.id || kept.source !== hashOfMeasured(source)) return undefined
  const meaning = denseOf(kept.meaning)
  const { labels, size, weights, rowScale, bias } = meaning
  if (size !== encoder.size || weights.length !== labels.length * size) return undefined
  if (rowScale.length !== labels.length || bias.length !== labels.length) return undefined
  return { ...kept, meaning }
}

function readKept(file: string): z.infer<typeof ownTuningSchema> | undefined {
  try {
    return ownTuningSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** @returns where it was written */
export function writeOwnTuning(knowledgeDir: string, tuning: OwnTuning): string {
  const file = fileOf(knowledgeDir, tuning.encoder)
  const kept = { ...tuning, meaning: keptDense(tuning.meaning) }
  writeWholeFile(file, `${JSON.stringify(kept, null, 1)}\n`)
  return file
}

/** The same classifier, with another meaning view. */
export function withOwnTuning(
  trained: TrainedClassifier,
  { meaning, encoded }: OwnTuning,
): TrainedClassifier {
  return { ...trained, meaning, calibration: { ...trained.calibration, encoded } }
}
