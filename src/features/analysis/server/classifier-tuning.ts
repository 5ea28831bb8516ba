import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { writeWholeFile } from '../../../platform/files/write-whole-file.server.ts'
import { calibrationsSchema } from '../domain/classifier-artefact.ts'
import type { Calibrations } from '../domain/classifier-calibration.ts'
import type { DenseModel } from '../domain/classifier-dense.ts'
import type { ConceptVectors } from '../domain/classifier-gist.ts'
import type { HowRight } from '../domain/classifier-measuring.ts'

/**
 * What takes minutes to find and little room to keep: the calibration, found by training again and again, and
 * the weights of the meaning view, for which every English phrase goes through the encoder that ships with the product.
 */
export type Tuning = {
  /** What it was found from. */
  source: string
  calibration: Calibrations
  /** How right the answers were about phrases left out of the training; absent from files of before. */
  onHeldOut: HowRight | undefined
  meaning: DenseModel | undefined
  gist: { model: DenseModel; vectors: ConceptVectors } | undefined
  /** Of the danger classifier. */
  dangers: Calibrations | undefined
}

/** Bytes and floats in base64. */
export const denseSchema = z.object({
  labels: z.array(z.string()).min(1),
  size: z.int().min(1),
  weights: z.string(),
  rowScale: z.string(),
  bias: z.string(),
})

const vectorsSchema = z.object({
  concepts: z.array(z.string()),
  size: z.int().min(1),
  vectors: z.string(),
  rarity: z.string(),
})

const howRightSchema = z.object({
  texts: z.int(),
  first: z.number(),
  firstTwo: z.number(),
  calibrationError: z.number(),
})

const tuningSchema = z.object({
  source: z.string(),
  calibration: calibrationsSchema,
  onHeldOut: howRightSchema.optional(),
  meaning: denseSchema.optional(),
  gist: z.object({ model: denseSchema, vectors: vectorsSchema }).optional(),
  dangers: calibrationsSchema.optional(),
})

const fileOf = (knowledgeDir: string) => path.join(knowledgeDir, 'classifier', 'tuning.json')

/** Undefined where none was made. */
export function readTuning(knowledgeDir: string): Tuning | undefined {
  let text: string
  try {
    text = readFileSync(fileOf(knowledgeDir), 'utf8')
  } catch {
    return undefined
  }
  const { source, calibration, onHeldOut, meaning, gist, dangers } = tuningSchema.parse(
    JSON.parse(text),
  )
  return {
    source,
    calibration,
    onHeldOut,
    meaning: meaning && denseOf(meaning),
    gist: gist && { model: denseOf(gist.model), vectors: vectorsOf(gist.vectors) },
    dangers,
  }
}

export function denseOf({
  labels,
  size,
  weights,
  rowScale,
  bias,
}: z.infer<typeof denseSchema>): DenseModel {
  return {
    labels,
    size,
    weights: new Int8Array(bytesOf(weights)),
    rowScale: new Float32Array(bytesOf(rowScale)),
    bias: new Float32Array(bytesOf(bias)),
  }
}

function vectorsOf(kept: z.infer<typeof vectorsSchema>): ConceptVectors {
  return {
    ...kept,
    vectors: new Int8Array(bytesOf(kept.vectors)),
    rarity: new Float32Array(bytesOf(kept.rarity)),
  }
}

export function readDangerCalibration(knowledgeDir: string): Calibrations | undefined {
  return readTuning(knowledgeDir)?.dangers
}

export function writeTuning(
  knowledgeDir: string,
  { source, calibration, onHeldOut, meaning, gist, dangers }: Tuning,
): void {
  const kept: z.infer<typeof tuningSchema> = {
    source,
    calibration,
    ...(onHeldOut ? { onHeldOut } : {}),
    ...(meaning ? { meaning: keptDense(meaning) } : {}),
    ...(gist ? { gist: { model: keptDense(gist.model), vectors: keptVectors(gist.vectors) } } : {}),
    ...(dangers ? { dangers } : {}),
  }
  writeWholeFile(fileOf(knowledgeDir), `${JSON.stringify(kept, null, 1)}\n`)
}

export function keptDense({ labels, size, weights, rowScale, bias }: DenseModel) {
  return { labels, size, weights: textOf(weights), rowScale: textOf(rowScale), bias: textOf(bias) }
}

function keptVectors(kept: ConceptVectors) {
  return { ...kept, vectors: textOf(kept.vectors), rarity: textOf(kept.rarity) }
}

/** A copy of its own, so that floats lie where floats may lie. */
function bytesOf(base64: string): ArrayBuffer {
  return new Uint8Array(Buffer.from(base64, 'base64')).buffer
}

function textOf({ buffer, byteOffset, byteLength }: Int8Array | Float32Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('base64')
}
