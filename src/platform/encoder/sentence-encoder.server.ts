import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'

/** Turns English texts into vectors of length 1 that lie close together when the texts mean alike. */
export type SentenceEncoder = {
  /** Undefined when the encoder cannot answer (in time): who asks must do without. */
  encode(texts: readonly string[]): Promise<Float32Array[] | undefined>
  close(): Promise<void>
}

const THREAD_FILE = path.join('src', 'platform', 'encoder', 'sentence-encoder-thread.mjs')
/** A text of a few dozen words takes about 20 ms; who waits longer than this is better off without. */
const LONGEST_WAIT_MS = 400
/** More texts waiting than this would only be answered too late. */
const MOST_WAITING = 20

const answerSchema = z.union([
  z.object({ ready: z.literal(true) }),
  z.object({ id: z.int(), failed: z.literal(true) }),
  z.object({ id: z.int(), vectors: z.array(z.instanceof(Float32Array)) }),
])

type Waiting = (vectors: Float32Array[] | undefined) => void

type Options = {
  /** Zero: as long as it takes, as training may. */
  longestWaitMs?: number
  mostWaiting?: number
}

/** Starts the thread at once; the weights ship in a package, nothing is fetched. */
export function startSentenceEncoder({
  longestWaitMs = LONGEST_WAIT_MS,
  mostWaiting = MOST_WAITING,
}: Options = {}): SentenceEncoder {
  const waiting = new Map<number, Waiting>()
  const worker = new Worker(path.resolve(THREAD_FILE))
  let next = 0
  let broken = false
  const giveUp = () => {
    broken = true
    for (const answer of waiting.values()) answer(undefined)
    waiting.clear()
  }
  worker.on('message', (message) => {
    const answer = answerSchema.parse(message)
    if (!('id' in answer)) return
    waiting.get(answer.id)?.('vectors' in answer ? answer.vectors : undefined)
    waiting.delete(answer.id)
  })
  worker.once('error', giveUp)
  worker.once('exit', giveUp)
  // The thread alone must not keep a finished command from ending.
  worker.unref()
  return {
    encode(texts) {
      if (broken || waiting.size >= mostWaiting) return Promise.resolve(undefined)
      const id = next
      next += 1
      return new Promise((resolve) => {
        const timer =
          longestWaitMs > 0
            ? setTimeout(() => waiting.get(id)?.(undefined), longestWaitMs)
            : undefined
        // A pending answer must keep the process alive where no timer does.
        worker.ref()
        waiting.set(id, (vectors) => {
          clearTimeout(timer)
          waiting.delete(id)
          if (waiting.size === 0) worker.unref()
          resolve(vectors)
        })
        worker.postMessage({ id, texts })
      })
    },
    async close() {
      giveUp()
      await worker.terminate()
    },
  }
}
