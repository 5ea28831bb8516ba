import { z } from 'zod'
import { LEGAL_AREAS } from '../../../shared/legal-areas.ts'
import type { TrainedClassifier } from './classifier-scoring.ts'

const calibration = z.object({
  temperature: z.tuple([z.number(), z.number()]),
  confidence: z.tuple([z.number(), z.number(), z.number()]),
})

const header = z.object({
  /** What it was trained from. */
  source: z.string(),
  rows: z.int().min(0),
  labels: z.array(z.string()).min(1),
  areas: z.array(z.enum(LEGAL_AREAS).nullable()),
  unknownRarity: z.number(),
  calibration: z.object({ spaced: calibration, unspaced: calibration }),
})

const LENGTH_BYTES = 4

/** A trained classifier as bytes: length of the header, header (JSON), then the arrays one after the other. */
export function encodeClassifier(trained: TrainedClassifier, source: string): Uint8Array {
  const { model, areas, calibration } = trained
  const { keys, rarity, unknownRarity } = model.vocabulary
  const json = JSON.stringify({
    source,
    rows: keys.length,
    labels: model.labels,
    areas,
    unknownRarity,
    calibration,
  })
  const head = bytesOf(json.padEnd(aligned(json.length)))
  const arrays = [keys, rarity, model.rowScale, model.bias, model.weights]
  const size = arrays.reduce((sum, { byteLength }) => sum + byteLength, LENGTH_BYTES + head.length)
  const bytes = new Uint8Array(size)
  new DataView(bytes.buffer).setUint32(0, head.length, true)
  bytes.set(head, LENGTH_BYTES)
  let at = LENGTH_BYTES + head.length
  for (const { buffer, byteOffset, byteLength } of arrays) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  return bytes
}

/** Undefined when the bytes were made from another source, or are not what `encodeClassifier` writes. */
export function decodeClassifier(
  bytes: Uint8Array<ArrayBuffer>,
  source: string,
): TrainedClassifier | undefined {
  const head = readHeader(bytes)
  if (head?.data.source !== source) return undefined
  const { rows, labels, areas, calibration, unknownRarity } = head.data
  const width = labels.length
  const { end } = head
  if (areas.length !== width || bytes.length !== end + 12 * rows + 4 * width + rows * width) {
    return undefined
  }
  const start = bytes.byteOffset + end
  const floats = (at: number, length: number) => new Float32Array(bytes.buffer, start + at, length)
  return {
    areas,
    calibration,
    model: {
      labels,
      vocabulary: {
        keys: new Uint32Array(bytes.buffer, start, rows),
        rarity: floats(4 * rows, rows),
        unknownRarity,
      },
      rowScale: floats(8 * rows, rows),
      bias: floats(12 * rows, width),
      weights: new Int8Array(bytes.buffer, start + 12 * rows + 4 * width, rows * width),
    },
  }
}

function readHeader(bytes: Uint8Array<ArrayBuffer>) {
  if (bytes.length < LENGTH_BYTES || bytes.byteOffset % 4 !== 0) return undefined
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const end = LENGTH_BYTES + length
  if (end > bytes.length || length % 4 !== 0) return undefined
  try {
    const text = String.fromCharCode(...bytes.subarray(LENGTH_BYTES, end))
    const json: unknown = JSON.parse(text)
    return { data: header.parse(json), end }
  } catch {
    return undefined
  }
}

/** Only ASCII: the header holds slugs and numbers. */
function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / 4) * 4
}
