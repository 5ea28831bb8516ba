import { z } from 'zod'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import type { Calibrations } from './classifier-calibration.ts'
import type { DenseModel } from './classifier-dense.ts'
import type { LinearModel } from './classifier-model.ts'
import type { TrainedClassifier } from './classifier-scoring.ts'
import type { LanguageProfile } from './language/language-profile.ts'

export const calibrationSchema = z.object({
  blend: z.object({
    words: z.number(),
    concepts: z.number(),
    gist: z.number(),
    meaning: z.number(),
  }),
  temperature: z.tuple([z.number(), z.number()]),
  confidence: z.tuple([z.number(), z.number(), z.number()]),
})

/** What fitting on texts that were not trained on gave. */
export const calibrationsSchema: z.ZodType<Calibrations> = z.object({
  spaced: calibrationSchema,
  unspaced: calibrationSchema,
  encoded: calibrationSchema,
})

const KINDS_OF_ARRAY = { Uint32Array, Float32Array, Int8Array, Uint8Array } as const
type StoredArray = Uint32Array | Float32Array | Int8Array | Uint8Array

const header = z.object({
  /** What it was trained from. */
  source: z.string(),
  labels: z.array(z.string()).min(1),
  areas: z.array(z.string().nullable()),
  unknownRarity: z.object({ words: z.number(), concepts: z.number() }),
  /** Numbers in a vector of meaning; 0 without that view. */
  vectorSize: z.object({ meaning: z.int().min(0), gist: z.int().min(0) }),
  /** Those that have a vector. */
  concepts: z.array(z.string()),
  languages: z.array(z.enum([...LANGUAGE_CODES, 'hi-Latn'])),
  calibration: calibrationsSchema,
  arrays: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['Uint32Array', 'Float32Array', 'Int8Array', 'Uint8Array']),
      length: z.int().min(0),
    }),
  ),
})
type Header = z.infer<typeof header>

const LENGTH_BYTES = 4
const ALIGNMENT = 4

/** A trained classifier as bytes: length of the header, header (JSON), then the arrays one after the other. */
export function encodeClassifier(trained: TrainedClassifier<string>, source: string): Uint8Array {
  const arrays = arraysOf(trained)
  const described: Header = {
    source,
    labels: trained.words.labels,
    areas: trained.areas,
    unknownRarity: {
      words: trained.words.vocabulary.unknownRarity,
      concepts: trained.concepts.vocabulary.unknownRarity,
    },
    vectorSize: { meaning: trained.meaning?.size ?? 0, gist: trained.gist?.model.size ?? 0 },
    concepts: trained.gist?.vectors.concepts ?? [],
    languages: trained.languages.languages,
    calibration: trained.calibration,
    arrays: Object.entries(arrays).map(([name, array]) => ({
      name,
      kind: kindOf(array),
      length: array.length,
    })),
  }
  const json = JSON.stringify(described)
  const head = bytesOf(json.padEnd(aligned(json.length)))
  const sizes = Object.values(arrays).map(({ byteLength }) => aligned(byteLength))
  const bytes = new Uint8Array(sizes.reduce((sum, size) => sum + size, LENGTH_BYTES + head.length))
  new DataView(bytes.buffer).setUint32(0, head.length, true)
  bytes.set(head, LENGTH_BYTES)
  let at = LENGTH_BYTES + head.length
  for (const { buffer, byteOffset, byteLength } of Object.values(arrays)) {
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += aligned(byteLength)
  }
  return bytes
}

function arraysOf({ words, concepts, gist, meaning, languages }: TrainedClassifier<string>) {
  return {
    ...linearArrays('words', words),
    ...linearArrays('concepts', concepts),
    ...(meaning ? denseArrays('meaning', meaning) : {}),
    ...(gist
      ? {
          ...denseArrays('gist', gist.model),
          'gist.vectors': gist.vectors.vectors,
          'gist.rarity': gist.vectors.rarity,
        }
      : {}),
    'languages.keys': languages.keys,
    'languages.surprises': languages.surprises,
  } satisfies Record<string, StoredArray>
}

function denseArrays(name: string, { weights, rowScale, bias }: DenseModel) {
  return { [`${name}.weights`]: weights, [`${name}.rowScale`]: rowScale, [`${name}.bias`]: bias }
}

function linearArrays(name: string, { vocabulary, rowScale, bias, weights }: LinearModel) {
  return {
    [`${name}.keys`]: vocabulary.keys,
    [`${name}.rarity`]: vocabulary.rarity,
    [`${name}.rowScale`]: rowScale,
    [`${name}.bias`]: bias,
    [`${name}.weights`]: weights,
  }
}

function kindOf(array: StoredArray): keyof typeof KINDS_OF_ARRAY {
  if (array instanceof Uint32Array) return 'Uint32Array'
  if (array instanceof Float32Array) return 'Float32Array'
  return array instanceof Int8Array ? 'Int8Array' : 'Uint8Array'
}

/** Undefined when the bytes were made from another source, or are not what `encodeClassifier` writes. */
export function decodeClassifier<Group extends string>(
  bytes: Uint8Array<ArrayBuffer>,
  source: string,
  groups: readonly Group[],
): TrainedClassifier<Group> | undefined {
  const head = readHeader(bytes)
  if (head?.data.source !== source) return undefined
  const areas = head.data.areas.map((area) => groups.find((group) => group === area) ?? null)
  if (areas.some((area, k) => area !== head.data.areas[k])) return undefined
  const arrays = readArrays(bytes, head.end, head.data.arrays)
  return arrays && trainedOf(head.data, areas, arrays)
}

function trainedOf<Group extends string>(
  data: Header,
  areas: (Group | null)[],
  arrays: StoredArrays,
): TrainedClassifier<Group> | undefined {
  const words = linearOf('words', data, arrays)
  const concepts = linearOf('concepts', data, arrays)
  const languages = languagesOf(data, arrays)
  const { vectorSize } = data
  const meaning = vectorSize.meaning > 0 ? denseOf('meaning', data, arrays) : undefined
  const gist = vectorSize.gist > 0 ? gistOf(data, arrays) : undefined
  if (!words || !concepts || !languages) return undefined
  if (vectorSize.meaning > 0 !== Boolean(meaning) || vectorSize.gist > 0 !== Boolean(gist)) {
    return undefined
  }
  if (areas.length !== data.labels.length) return undefined
  return { words, concepts, gist, meaning, languages, areas, calibration: data.calibration }
}

function linearOf(
  name: 'words' | 'concepts',
  { labels, unknownRarity }: Header,
  arrays: StoredArrays,
): LinearModel | undefined {
  const keys = arrays.uint32(`${name}.keys`)
  const rarity = arrays.float32(`${name}.rarity`)
  const rowScale = arrays.float32(`${name}.rowScale`)
  const bias = arrays.float32(`${name}.bias`)
  const weights = arrays.int8(`${name}.weights`)
  if (!keys || !rarity || !rowScale || !bias || !weights) return undefined
  if (weights.length !== keys.length * labels.length || bias.length !== labels.length)
    return undefined
  return {
    labels,
    vocabulary: { keys, rarity, unknownRarity: unknownRarity[name] },
    rowScale,
    bias,
    weights,
  }
}

function gistOf(data: Header, arrays: StoredArrays): TrainedClassifier['gist'] {
  const model = denseOf('gist', data, arrays)
  const vectors = arrays.int8('gist.vectors')
  const rarity = arrays.float32('gist.rarity')
  const { concepts } = data
  if (!model || !vectors || !rarity || rarity.length !== concepts.length) return undefined
  if (vectors.length !== concepts.length * model.size) return undefined
  return { model, vectors: { concepts, size: model.size, vectors, rarity } }
}

function denseOf(
  name: 'meaning' | 'gist',
  { labels, vectorSize: { [name]: vectorSize } }: Header,
  arrays: StoredArrays,
): DenseModel | undefined {
  const weights = arrays.int8(`${name}.weights`)
  const rowScale = arrays.float32(`${name}.rowScale`)
  const bias = arrays.float32(`${name}.bias`)
  if (!weights || !rowScale || !bias || weights.length !== labels.length * vectorSize)
    return undefined
  return { labels, size: vectorSize, weights, rowScale, bias }
}

function languagesOf({ languages }: Header, arrays: StoredArrays): LanguageProfile | undefined {
  const keys = arrays.uint32('languages.keys')
  const surprises = arrays.uint8('languages.surprises')
  if (!keys || !surprises || surprises.length !== keys.length * languages.length) return undefined
  return { languages, keys, surprises }
}

type StoredArrays = ReturnType<typeof byKind>

function byKind(arrays: ReadonlyMap<string, StoredArray>) {
  const read =
    <Kind extends StoredArray>(kind: new (length: number) => Kind) =>
    (name: string): Kind | undefined => {
      const array = arrays.get(name)
      return array instanceof kind ? array : undefined
    }
  return {
    uint32: read(Uint32Array),
    float32: read(Float32Array),
    int8: read(Int8Array),
    uint8: read(Uint8Array),
  }
}

function readArrays(
  { buffer, byteOffset, length }: Uint8Array<ArrayBuffer>,
  start: number,
  described: Header['arrays'],
): StoredArrays | undefined {
  const arrays = new Map<string, StoredArray>()
  let at = start
  for (const array of described) {
    const kind = KINDS_OF_ARRAY[array.kind]
    const size = aligned(array.length * kind.BYTES_PER_ELEMENT)
    if (at + size > length) return undefined
    arrays.set(array.name, new kind(buffer, byteOffset + at, array.length))
    at += size
  }
  return at === length ? byKind(arrays) : undefined
}

function readHeader(bytes: Uint8Array<ArrayBuffer>): { data: Header; end: number } | undefined {
  if (bytes.length < LENGTH_BYTES || bytes.byteOffset % ALIGNMENT !== 0) return undefined
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true)
  const end = LENGTH_BYTES + length
  if (end > bytes.length || length % ALIGNMENT !== 0) return undefined
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
  return Math.ceil(bytes / ALIGNMENT) * ALIGNMENT
}
