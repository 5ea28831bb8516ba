import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A model that gives each word the vector written here; what is not here gets that of `[UNK]`, nothing. */
export type TinyEncoder = {
  /** All of one size. */
  words: Record<string, readonly number[]>
  /** In the vocabulary, but beyond the model's table: it fails on texts with this word. */
  wordThatFails?: string
  operation?: 'Gather' | 'Size'
  inputs?: readonly string[]
  hiddenSize?: number
  positions?: number
  pooling?: 'first' | 'mean'
  modelFile?: string
}

/** Writes a folder as models are published: an ONNX graph that looks words up in a table, and a tokenizer. */
export function writeTinyEncoder(folder: string, encoder: TinyEncoder): void {
  const { words, wordThatFails, hiddenSize, pooling, positions = 64 } = encoder
  const size = Object.values(words)[0]?.length ?? 0
  const names = ['[UNK]', ...Object.keys(words), ...(wordThatFails ? [wordThatFails] : [])]
  const write = (name: string, content: unknown) => {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content instanceof Uint8Array ? content : JSON.stringify(content))
  }
  write(encoder.modelFile ?? 'onnx/model.onnx', modelOf(encoder, size))
  write('tokenizer.json', tokenizerOf(names))
  write('tokenizer_config.json', { model_max_length: 1e30 })
  write('config.json', { hidden_size: hiddenSize ?? size, max_position_embeddings: positions })
  if (pooling) write('1_Pooling/config.json', { pooling_mode_cls_token: pooling === 'first' })
}

function tokenizerOf(names: readonly string[]) {
  return {
    added_tokens: [],
    normalizer: { type: 'Lowercase' },
    pre_tokenizer: { type: 'Whitespace' },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(names.map((name, id) => [name, id])),
    },
    post_processor: null,
    decoder: null,
  }
}

const [FLOAT, INT64] = [1, 7]

/** An ONNX model by the field numbers of its format: `table[input_ids]`, or how many ids there are. */
function modelOf({ words, operation = 'Gather', inputs }: TinyEncoder, size: number): Uint8Array {
  const rows = [new Array<number>(size).fill(0), ...Object.values(words)]
  const taken = inputs ?? ['input_ids', 'attention_mask']
  const given = taken[0] ?? ''
  const table = Buffer.from(Float32Array.from(rows.flat()).buffer)
  const tableTensor = [
    number(1, rows.length),
    number(1, size),
    number(2, FLOAT),
    text(8, 'table'),
    bytes(9, table),
  ]
  const isLookUp = operation === 'Gather'
  const node = [
    ...(isLookUp ? [text(1, 'table')] : []),
    text(1, given),
    text(2, 'last_hidden_state'),
    text(4, operation),
  ]
  const graph = [
    message(1, node),
    text(2, 'tiny'),
    message(5, tableTensor),
    ...taken.map((name) => message(11, tensorNamed(name, INT64, ['texts', 'tokens']))),
    isLookUp
      ? message(12, tensorNamed('last_hidden_state', FLOAT, ['texts', 'tokens', size]))
      : message(12, tensorNamed('last_hidden_state', INT64, [])),
  ]
  const operations = [text(1, ''), number(2, 13)]
  return Buffer.concat([number(1, 8), message(7, graph), message(8, operations)])
}

function tensorNamed(name: string, kind: number, shape: readonly (string | number)[]): Buffer[] {
  const sizes = shape.map((size) =>
    message(1, [typeof size === 'number' ? number(1, size) : text(2, size)]),
  )
  const tensor = [number(1, kind), message(2, sizes)]
  return [text(1, name), message(2, [message(1, tensor)])]
}

function number(field: number, value: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(value)])
}

function bytes(field: number, content: Uint8Array): Buffer {
  return Buffer.concat([varint((field << 3) | 2), varint(content.length), content])
}

function text(field: number, content: string): Buffer {
  return bytes(field, Buffer.from(content))
}

function message(field: number, parts: readonly Buffer[]): Buffer {
  return bytes(field, Buffer.concat(parts))
}

/** Seven bits a byte, the lowest first; the eighth says that more follow. */
function varint(value: number): Buffer {
  const low: number[] = []
  let rest = value
  for (; rest > 127; rest >>= 7) low.push((rest & 127) | 128)
  return Buffer.from([...low, rest])
}
