import path from 'node:path'
import { z } from 'zod'
import {
  type EncoderThreadOptions,
  LONGEST_WAIT_MS,
  startEncoderThread,
} from './encoder-thread.server.ts'
import { embeddingsError, findOwnEncoderFiles } from './own-encoder-files.server.ts'
import type { SentenceEncoder } from './sentence-encoder.server.ts'

/** A multilingual model from a folder of the operator's. */
export type OwnEncoder = SentenceEncoder & {
  /** The same for all models that give the same vectors, and for no other: 64 hexadecimal digits. */
  id: string
  /** Numbers in a vector. */
  size: number
  /** Whether a text as long as the longest that is asked about takes longer than anybody waits. */
  tooSlow: boolean
}

const THREAD_FILE = path.join('src', 'platform', 'encoder', 'own-encoder-thread.mjs')
/** As long as what the classifier asks about at most. */
const TRIAL_TEXT = 'my landlord kept the money '.repeat(16)

const PROBLEMS = {
  tokenizer: 'a tokenizer.json of the kind WordPiece, Unigram or BPE; this one cannot be used',
  model: 'an ONNX model in one file; this one cannot be opened',
  inputs: 'a model that takes input_ids, attention_mask and token_type_ids; this one takes others',
  output:
    'a model whose first output is a vector of 32-bit numbers for each token; this one differs',
  run: 'a model that can be run; this one fails on a plain sentence',
}

const openedSchema = z.union([
  z.object({ problem: z.enum(['tokenizer', 'model', 'inputs', 'output', 'run']) }),
  z.object({ id: z.string(), size: z.int(), trialMs: z.number() }),
])

/**
 * Opens the model and tries it on a sentence, which takes a second or two; nothing is fetched.
 * @param folder with the files of a model as they are usually published
 * @throws ConfigError naming EMBEDDINGS_DIR where the model cannot be used
 */
export async function startOwnEncoder(
  folder: string,
  options: EncoderThreadOptions = {},
): Promise<OwnEncoder> {
  const { size: expectedSize, ...found } = findOwnEncoderFiles(path.resolve(folder))
  const started = startEncoderThread(
    path.resolve(THREAD_FILE),
    { ...found, trialText: TRIAL_TEXT },
    options,
  )
  try {
    const { id, size, trialMs } = usable(await started.opened, expectedSize)
    const tooSlow = trialMs > (options.longestWaitMs || LONGEST_WAIT_MS)
    return { id, size, tooSlow, reads: () => true, encode: started.encode, close: started.close }
  } catch (error) {
    await started.close()
    throw error
  }
}

function usable(opened: unknown, expectedSize: number | undefined) {
  const said = openedSchema.safeParse(opened)
  if (!said.success) throw embeddingsError(`expected ${PROBLEMS.run}`)
  if ('problem' in said.data) throw embeddingsError(`expected ${PROBLEMS[said.data.problem]}`)
  const { size } = said.data
  if (expectedSize !== undefined && size !== expectedSize) {
    throw embeddingsError(
      `expected vectors of ${expectedSize} numbers as config.json says; this model gives ${size}`,
    )
  }
  return said.data
}
