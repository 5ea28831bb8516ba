import { readFontCoverage } from './font-coverage.server.ts'
import { type Covers, printableData } from './printable-text.ts'
import { startTypesetterChild, type TypesetterChild } from './typesetter-child.server.ts'

const TIME_LIMIT_MS = 20_000
/** With some tenths of a second a document, the last one waits a few seconds. */
const MOST_WAITING = 12
/** The process holds some 100 MB; documents come rarely, then several in a row. */
const IDLE_MS = 60_000

export type TypesetOutcome =
  | { kind: 'made'; pdf: Uint8Array }
  /** Too many are waiting: ask again later. */
  | { kind: 'busy' }
  /** The reasons can quote the data: for tests and templates, never for a log. */
  | { kind: 'failed'; reasons: string[] }

/** Sets documents in PDF, tagged for screen readers, one after the other in a process of its own. */
export type Typesetter = {
  /**
   * @param source Typst of ours, which begins with `#import "/document.typ": *`
   * @param data JSON for it; hostile text belongs here, and nowhere else
   */
  typeset(document: { source: string; data: unknown }): Promise<TypesetOutcome>
  close(): Promise<void>
}

type Options = {
  timeLimitMs?: number
  /** The one at work among them. */
  mostWaiting?: number
  idleMs?: number
  /** Another process in tests. */
  processFile?: string
}

/** Starts nothing yet: the process begins with the first document and ends when none came for a while. */
export function createTypesetter({
  timeLimitMs = TIME_LIMIT_MS,
  mostWaiting = MOST_WAITING,
  idleMs = IDLE_MS,
  processFile,
}: Options = {}): Typesetter {
  let covers: Covers | undefined
  let child: TypesetterChild | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let waiting = 0
  let closed = false
  let lastTurn: Promise<unknown> = Promise.resolve()

  const setOne = async (source: string, data: unknown): Promise<TypesetOutcome> => {
    if (closed) return { kind: 'busy' }
    covers ??= readFontCoverage()
    const printable = printableData(data, covers)
    clearTimeout(idleTimer)
    if (!child || child.isGone()) child = startTypesetterChild(timeLimitMs, processFile)
    const inputs = { data: JSON.stringify(printable.value), boxes: String(printable.boxes > 0) }
    const answer = await child.ask({ source, inputs })
    if ('pdf' in answer) {
      idleTimer = setTimeout(() => child?.end(), idleMs).unref()
      return { kind: 'made', pdf: answer.pdf }
    }
    child.end()
    return { kind: 'failed', reasons: answer.reasons }
  }

  return {
    typeset({ source, data }) {
      if (closed || waiting >= mostWaiting) return Promise.resolve({ kind: 'busy' })
      waiting += 1
      const turn = lastTurn
        .then(() => setOne(source, data))
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
