import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ConfigError } from '../config.server.ts'
import { type OwnEncoder, startOwnEncoder } from './own-encoder.server.ts'
import { type TinyEncoder, writeTinyEncoder } from './tiny-encoder-for-tests.ts'

const WORDS = { landlord: [3, 0], casero: [3, 0], boss: [0, 4], rent: [0, 3] }

let folder = ''
let started: OwnEncoder | undefined
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'encoder-'))
})
afterEach(async () => {
  await started?.close()
  started = undefined
  rmSync(folder, { recursive: true, force: true })
})

/** One at a time: where two live beside each other, compiling for one can hold the other up for seconds. */
async function start(tiny: Partial<TinyEncoder> = {}, faults: string[] = []): Promise<OwnEncoder> {
  writeTinyEncoder(folder, { words: WORDS, ...tiny })
  const onFault = (fault: string) => void faults.push(fault)
  await started?.close()
  started = await startOwnEncoder(folder, { longestWaitMs: 0, onFault })
  return started
}

const vectorsOf = async (encoder: OwnEncoder, texts: string[]) =>
  (await encoder.encode(texts))?.map((vector) => [...vector].map((x) => Math.round(x * 100) / 100))

const refusal = async (opening: Promise<unknown>) => {
  const error: unknown = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof ConfigError ? error.problems[0] : error
}

describe('a model of a few words', () => {
  let plainFolder = ''
  let plain: OwnEncoder
  beforeAll(async () => {
    plainFolder = mkdtempSync(path.join(tmpdir(), 'encoder-'))
    writeTinyEncoder(plainFolder, { words: WORDS })
    plain = await startOwnEncoder(plainFolder, { longestWaitMs: 0 })
  })
  afterAll(async () => {
    await plain.close()
    rmSync(plainFolder, { recursive: true, force: true })
  })

  test('a text is the mean of its words, of length 1, in every language', async () => {
    const encoded = await vectorsOf(plain, [
      'landlord',
      'Casero rent',
      'boss',
      'nothing known here',
    ])
    expect(encoded).toEqual([
      [1, 0],
      [0.71, 0.71],
      [0, 1],
      [0, 0],
    ])
    expect(plain.size).toBe(2)
    expect([plain.reads('es'), plain.reads('ja')]).toEqual([true, true])
  })

  test('a long text beside a short one leaves the short one as it is', async () => {
    const together = await vectorsOf(plain, ['landlord', 'boss '.repeat(40)])
    expect(together?.[0]).toEqual([1, 0])
  })

  test('a text that is nothing, or nothing but noise, does no harm', async () => {
    for (const text of ['', ' ', '\0', '\ud800', '💔'.repeat(200), 'boss'.repeat(5_000)]) {
      const [vector] = (await plain.encode([text])) ?? []
      expect(vector === undefined || vector.every(Number.isFinite)).toBe(true)
    }
    expect(await vectorsOf(plain, ['boss'])).toEqual([[0, 1]])
  })
})

type Pooling = {
  poolTokens(tokens: Float32Array, mask: number[], size: number, pooling: string): Float32Array
}

test('tokens that only fill up do not count', async () => {
  const { poolTokens }: Pooling = await import(path.join(import.meta.dirname, 'pool-tokens.mjs'))
  const tokens = Float32Array.from([3, 0, 0, 3, 50, -7])
  const pooled = [...poolTokens(tokens, [1, 1, 0], 2, 'mean')]
  expect(pooled.map((x) => x.toFixed(2))).toEqual(['0.71', '0.71'])
})

test('where the folder says so, the first token stands for the text', async () => {
  const encoder = await start({ pooling: 'first' })
  expect(await vectorsOf(encoder, ['boss landlord landlord'])).toEqual([[0, 1]])
})

test('of a text that is too long the first tokens and the last one are read', async () => {
  const encoder = await start({ positions: 8 })
  const long = `${'unknown '.repeat(5)} boss boss boss landlord`
  expect(await vectorsOf(encoder, [long])).toEqual([[1, 0]])
})

test('a model that wants kinds of tokens gets them', async () => {
  const inputs = ['input_ids', 'attention_mask', 'token_type_ids']
  const encoder = await start({ inputs, modelFile: 'model_quantized.onnx' })
  expect(await vectorsOf(encoder, ['boss'])).toEqual([[0, 1]])
})

test('an encoder keeps its name until its model is another or pooled otherwise', async () => {
  const names: string[] = []
  const others = [{ words: { ...WORDS, rent: [0, 2] } }, { pooling: 'first' }] as const
  for (const tiny of [{}, {}, ...others]) names.push((await start(tiny)).id)
  expect(names[1]).toBe(names[0])
  expect(new Set(names).size).toBe(3)
})

test('a text the model fails on has no vector, is told once, and the next one has', async () => {
  const faults: string[] = []
  const encoder = await start({ wordThatFails: 'boom' }, faults)
  expect(await encoder.encode(['boom'])).toBeUndefined()
  expect(await encoder.encode(['boss', 'boom'])).toBeUndefined()
  expect(await vectorsOf(encoder, ['boss'])).toEqual([[0, 1]])
  expect(faults).toEqual(['failed'])
})

test.each(['tokenizer.json', 'tokenizer_config.json', 'config.json', 'onnx/model.onnx'])(
  'a folder without %s is refused by name',
  async (file) => {
    writeTinyEncoder(folder, { words: WORDS })
    rmSync(path.join(folder, file))
    expect(await refusal(startOwnEncoder(folder))).toMatch(
      new RegExp(`^EMBEDDINGS_DIR: expected a folder with .*; missing: ${file}$`),
    )
  },
)

test('a folder that is not there is refused with all it should hold', async () => {
  expect(await refusal(startOwnEncoder(path.join(folder, 'nowhere')))).toMatch(
    /tokenizer\.json.*onnx/,
  )
})

test.each([
  ['cut short', 'an ONNX model', () => writeFileSync(path.join(folder, 'onnx/model.onnx'), 'no')],
  [
    'with another tokenizer',
    'a tokenizer.json',
    () => appendFileSync(path.join(folder, 'tokenizer.json'), '}'),
  ],
  [
    'with a config.json of something else',
    'a config.json',
    () => writeFileSync(path.join(folder, 'config.json'), '['),
  ],
])('a model %s is refused with what is expected', async (_, expected, damage) => {
  writeTinyEncoder(folder, { words: WORDS })
  damage()
  expect(await refusal(startOwnEncoder(folder))).toContain(`EMBEDDINGS_DIR: expected ${expected}`)
})

test.each([
  ['of another size than its config.json says', { hiddenSize: 3 }, 'vectors of 3 numbers'],
  ['that takes pictures', { inputs: ['pixels'] }, 'a model that takes input_ids'],
  ['that gives no vectors', { operation: 'Size' }, 'a vector of 32-bit numbers for each token'],
] as const)('a model %s is refused', async (_, tiny, expected) => {
  writeTinyEncoder(folder, { words: WORDS, ...tiny })
  expect(await refusal(startOwnEncoder(folder))).toContain(expected)
})
