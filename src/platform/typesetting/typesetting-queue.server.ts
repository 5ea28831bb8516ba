import { readFontCoverage } from './font-coverage.server.ts'
import { type Covers, printableData } from './printable-text.ts'
import {
  type ChildAnswer,
  startTypesetterChild,
  type TypesetterChild,
} from './typesetter-child.server.ts'

const TIME_LIMIT_MS = 20_000
/** With some tenths of a second a document, the last one waits a few seconds. */
const MOST_WAITING = 12
/** The process holds some 100 MB; documents come rarely, then several in a row. */
const IDLE_MS = 60_000

export type TypesettingDocument = {
  /** Typst of ours, which begins with `#import "/document.typ": *` */
  source: string
  /** JSON for it; hostile text belongs here, and nowhere else. */
  data: unknown
}

export type TypesettingOptions = {
  timeLimitMs?: number
  /** The one at work among them. */
  mostWaiting?: number
  idleMs?: number
  /** Another process in tests. */
  processFile?: string
}

/** Sets one document after the other in a process of its own. */
export type TypesettingQueue = {
  run(document: TypesettingDocument, format: 'pdf' | 'png'): Promise<ChildAnswer | 'busy'>
  close(): Promise<void>
}

/** Starts nothing yet: the process begins with the first document and ends when none came for a while. */
export function createTypesettingQueue({
  timeLimitMs = TIME_LIMIT_MS,
  mostWaiting = MOST_WAITING,
  idleMs = IDLE_MS,
  processFile,
}: TypesettingOptions = {}): TypesettingQueue {
  let covers: Covers | undefined
  let child: TypesetterChild | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let waiting = 0
  let closed = false
  let lastTurn: Promise<unknown> = Promise.resolve()

  const setOne: TypesettingQueue['run'] = async ({ source, data }, format) => {
    if (closed) return 'busy'
    covers ??= readFontCoverage()
    const printable = printableData(data, covers)
    clearTimeout(idleTimer)
    if (!child || child.isGone()) child = startTypesetterChild(timeLimitMs, processFile)
    const inputs = { data: JSON.stringify(printable.value), boxes: String(printable.boxes > 0) }
    const answer = await child.ask({ source, inputs, format })
    if ('reasons' in answer) child.end()
    else idleTimer = setTimeout(() => child?.end(), idleMs).unref()
    return answer
  }

  return {
    run(document, format) {
      if (closed || waiting >= mostWaiting) return Promise.resolve('busy')
      waiting += 1
      const turn = lastTurn
        .then(() => setOne(document, format))
        .finally(() => {
          waiting -= 1
        })
      lastTurn = turn.catch(() => {})
      return turn
    },
    async close() {
      closed = true
      clearTimeout(idleTimer)
      child?.end()
      await lastTurn
    },
  }
}
