// Runs a model from a folder of the operator's, in a thread of its own. Plain JavaScript, because a thread starts
// from a file as it stands. Says once what it opened, {ready, opened}, or which part cannot be used; then answers
// {id, vectors} or {id, failed: true}. Never says what it read, and fetches nothing.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { Tokenizer } from '@huggingface/tokenizers'
import { env, InferenceSession, Tensor } from 'onnxruntime-web'
import { poolTokens } from './pool-tokens.mjs'

const { files, pooling, mostTokens, trialText } = workerData
const MODEL_INPUTS = ['input_ids', 'attention_mask', 'token_type_ids']

/** Its messages would name what stood in the text. */
const SILENT = { logSeverityLevel: 4 }

// The machine's other cores belong to everybody else.
env.wasm.numThreads = 1
env.logLevel = 'fatal'

class Unusable extends Error {
  constructor(problem) {
    super(problem)
    this.problem = problem
  }
}

const opened = await openModel().catch((error) => ({
  problem: error instanceof Unusable ? error.problem : 'run',
}))
parentPort.postMessage({ ready: true, opened: withoutFunctions(opened) })

if ('encode' in opened) {
  parentPort.on('message', async ({ id, texts }) => {
    try {
      const vectors = []
      // One by one: beside a longer text a quantised model would give a text another vector.
      for (const text of texts) vectors.push(await opened.encode(text))
      parentPort.postMessage(
        { id, vectors },
        vectors.map((vector) => vector.buffer),
      )
    } catch {
      parentPort.postMessage({ id, failed: true })
    }
  })
}

async function openModel() {
  const model = await usable('model', () => readFileSync(files.model))
  const tokenizer = await usable('tokenizer', openTokenizer)
  const session = await usable('model', () => openSession(model))
  if (session.inputNames.some((name) => !MODEL_INPUTS.includes(name))) throw new Unusable('inputs')
  const encode = (text) => encodeText(text, tokenizer, session)
  const { length: size } = await encode(trialText)
  const started = performance.now()
  await encode(trialText)
  return { id: nameOf(model, size), size, trialMs: performance.now() - started, encode }
}

async function usable(problem, open) {
  try {
    return await open()
  } catch {
    throw new Unusable(problem)
  }
}

function openTokenizer() {
  const [tokenizer, config] = [files.tokenizer, files.tokenizerConfig].map((file) =>
    JSON.parse(readFileSync(file, 'utf8')),
  )
  return new Tokenizer(tokenizer, config)
}

function openSession(model) {
  return InferenceSession.create(model, { executionProviders: ['wasm'], ...SILENT })
}

async function encodeText(text, tokenizer, session) {
  const ids = shortened(tokenizer.encode(text).ids)
  const mask = ids.map(() => 1)
  const inputs = { input_ids: ids, attention_mask: mask, token_type_ids: ids.map(() => 0) }
  const outputs = await session.run(
    Object.fromEntries(session.inputNames.map((name) => [name, integers(inputs[name])])),
    SILENT,
  )
  const { data, dims } = outputs.last_hidden_state ?? outputs[session.outputNames[0]]
  const [texts, tokens, size] = dims
  if (dims.length !== 3 || texts !== 1 || tokens !== ids.length) throw new Unusable('output')
  if (!(data instanceof Float32Array) || size < 1) throw new Unusable('output')
  const vector = poolTokens(data, mask, size, pooling)
  if (!vector.every(Number.isFinite)) throw new Unusable('output')
  return vector
}

/** The last token stays: in most models it marks the end. */
function shortened(ids) {
  return ids.length <= mostTokens ? ids : [...ids.slice(0, mostTokens - 1), ids.at(-1)]
}

function integers(numbers) {
  return new Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, numbers.length])
}

/** The same for all that gives the same vectors. */
function nameOf(model, size) {
  const contents = [model, readFileSync(files.tokenizer), readFileSync(files.tokenizerConfig)]
  const digests = contents.map((content) => createHash('sha256').update(content).digest('hex'))
  const named = JSON.stringify({ digests, size, pooling, mostTokens })
  return createHash('sha256').update(named).digest('hex')
}

function withoutFunctions({ encode: _, ...said }) {
  return said
}
