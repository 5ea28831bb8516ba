import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { ConfigError } from '../config.server.ts'

/** What a folder with a model holds, as its thread needs it. */
export type OwnEncoderFiles = {
  files: { model: string; tokenizer: string; tokenizerConfig: string }
  /** How the vectors of the tokens become one. */
  pooling: 'mean' | 'first'
  /** More tokens than this the model cannot take in. */
  mostTokens: number
  /** Numbers in a vector; undefined where `config.json` does not say. */
  size: number | undefined
}

/** The first that is there. */
const MODEL_FILES = ['model.onnx', 'model_quantized.onnx'].flatMap((name) => [
  path.join('onnx', name),
  name,
])
const CONFIG_FILES = ['tokenizer.json', 'tokenizer_config.json', 'config.json']
const POOLING_FILE = path.join('1_Pooling', 'config.json')
const EXPECTED = `expected a folder with ${CONFIG_FILES.join(', ')} and onnx/model.onnx`

const MOST_TOKENS = 512
/** Some kinds of model begin to count positions at two. */
const POSITIONS_NOT_USED = 2

const modelConfigSchema = z.object({
  hidden_size: z.int().min(1).optional(),
  max_position_embeddings: z.int().min(8).optional(),
})
const tokenizerConfigSchema = z.object({ model_max_length: z.number().min(8).optional() })
const poolingSchema = z.object({ pooling_mode_cls_token: z.boolean().optional() })

/** @throws ConfigError naming EMBEDDINGS_DIR and what is missing or cannot be read */
export function findOwnEncoderFiles(folder: string): OwnEncoderFiles {
  const there = (file: string) => existsSync(path.join(folder, file))
  const model = MODEL_FILES.find(there)
  const missing = CONFIG_FILES.filter((file) => !there(file))
  if (!model) missing.push(path.join('onnx', 'model.onnx'))
  if (!model || missing.length > 0)
    throw embeddingsError(`${EXPECTED}; missing: ${missing.join(', ')}`)
  const config = readJson(folder, 'config.json', modelConfigSchema)
  const limits = readJson(folder, 'tokenizer_config.json', tokenizerConfigSchema)
  const pooling = there(POOLING_FILE) ? readJson(folder, POOLING_FILE, poolingSchema) : {}
  const positions = config.max_position_embeddings ?? MOST_TOKENS + POSITIONS_NOT_USED
  return {
    files: {
      model: path.join(folder, model),
      tokenizer: path.join(folder, 'tokenizer.json'),
      tokenizerConfig: path.join(folder, 'tokenizer_config.json'),
    },
    pooling: pooling.pooling_mode_cls_token ? 'first' : 'mean',
    mostTokens: Math.min(
      MOST_TOKENS,
      limits.model_max_length ?? MOST_TOKENS,
      positions - POSITIONS_NOT_USED,
    ),
    size: config.hidden_size,
  }
}

export function embeddingsError(expected: string): ConfigError {
  return new ConfigError([`EMBEDDINGS_DIR: ${expected}`])
}

function readJson<Schema extends z.ZodType>(
  folder: string,
  file: string,
  schema: Schema,
): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  } catch {
    throw embeddingsError(`expected a ${file} as it comes with the model; this one cannot be read`)
  }
}
