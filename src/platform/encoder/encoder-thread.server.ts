import { Worker } from 'node:worker_threads'
import { z } from 'zod'

/** A text of a few dozen words takes about 20 ms; who waits longer than this is better off without. */
export const LONGEST_WAIT_MS = 400
/** More texts waiting than this would only be answered too late. */
const MOST_WAITING = 20

const messageSchema = z.union([
  z.object({ ready: z.literal(true), opened: z.unknown().optional() }),
  z.object({ id: z.int(), failed: z.literal(true) }),
  z.object({ id: z.int(), vectors: z.array(z.instanceof(Float32Array)) }),
])

/** What went wrong: an answer came too late, a text could not be encoded, the thread ended by itself. */
export type EncoderFault = 'late' | 'failed' | 'ended'

export type EncoderThreadOptions = {
  /** Zero: as long as it takes, as training may. */
  longestWaitMs?: number | undefined
  mostWaiting?: number | undefined
  /** Told once of each kind. */
  onFault?: ((fault: EncoderFault) => void) | undefined
}

export type EncoderThread = {
  /** What the thread says of itself once it can answer; undefined when it ended before. */
  opened: Promise<unknown>
  /** Undefined when there is no answer, or none in time. */
  encode(texts: readonly string[]): Promise<Float32Array[] | undefined>
  close(): Promise<void>
}

type Answer = (vectors: Float32Array[] | undefined) => void

/** Starts a thread that takes `{id, texts}` and answers as `messageSchema` says. */
export function startEncoderThread(
  file: string,
  workerData: unknown,
  { longestWaitMs = LONGEST_WAIT_MS, mostWaiting = MOST_WAITING, onFault }: EncoderThreadOptions,
): EncoderThread {
  const waiting = new Map<number, Answer>()
  /** Nobody waits for these any more, and whoever asks now would only wait behind them. */
  const late = new Set<number>()
  const told = new Set<EncoderFault>()
  // What a library prints about a text it failed on is read by nobody.
  const worker = new Worker(file, { workerData, stdout: true, stderr: true })
  worker.stdout.resume()
  worker.stderr.resume()
  let next = 0
  let over = false
  const tell = (fault: EncoderFault) => {
    if (over || told.has(fault)) return
    told.add(fault)
    onFault?.(fault)
  }
  const giveUp = () => {
    over = true
    for (const answer of waiting.values()) answer(undefined)
  }
  const opened = new Promise<unknown>((resolve) => {
    worker.on('message', (data) => {
      const message = messageSchema.parse(data)
      if ('ready' in message) return resolve(message.opened)
      if ('failed' in message) tell('failed')
      late.delete(message.id)
      waiting.get(message.id)?.('vectors' in message ? message.vectors : undefined)
    })
    const ended = () => {
      tell('ended')
      giveUp()
      resolve(undefined)
    }
    worker.once('error', ended)
    worker.once('exit', ended)
  })
  // The thread alone must not keep a finished command from ending.
  worker.unref()
  const giveUpOn = (id: number) => {
    late.add(id)
    tell('late')
    waiting.get(id)?.(undefined)
  }
  return {
    opened,
    encode(texts) {
      if (over || late.size > 0 || waiting.size >= mostWaiting) return Promise.resolve(undefined)
      const id = next
      next += 1
      return new Promise((resolve) => {
        const timer = longestWaitMs > 0 ? setTimeout(giveUpOn, longestWaitMs, id) : undefined
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
