import { pieceAt, type SpeechBlock, type SpeechPiece, speechPieces } from './speech-pieces.ts'

/** What a reader needs of the world: a voice and a clock. */
export type SpeechPort = {
  /** Speaks one text; calls back at most once with its end. What was cancelled may still call back. */
  speak(
    text: string,
    language: string,
    speed: number,
    onEnd: (how: 'done' | 'failed') => void,
  ): void
  cancel(): void
  /** @returns what stops the timer */
  after(milliseconds: number, then: () => void): () => void
}

export type ReaderState = {
  status: 'idle' | 'speaking' | 'paused'
  /** What is being read, or was when it was paused. */
  piece: SpeechPiece | undefined
}

export type Reader = {
  read(blocks: readonly SpeechBlock[]): void
  pause(): void
  resume(): void
  stop(): void
  /** To the next or the one before. */
  move(steps: 1 | -1): void
  setSpeed(speed: number): void
  /** The same piece anew, as after another voice was chosen. */
  again(): void
}

/** Twice as long as the slowest voice needs: what is silent for longer has stopped without saying so. */
const PATIENCE_MS_PER_SIGN = 450
const PATIENCE_MS = 4_000
const TRIES = 2

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)
const patienceMs = (text: string, speed: number) =>
  PATIENCE_MS + (text.length * PATIENCE_MS_PER_SIGN) / speed

/**
 * Reads piece by piece. A pause forgets nothing and asks nothing of the browser: the piece is cancelled and begun
 * again, since several browsers cannot pause, or do not come back from it.
 */
export function createReader(
  port: SpeechPort,
  onChange: (state: ReaderState) => void,
  startSpeed: number,
): Reader {
  let blocks: readonly SpeechBlock[] = []
  let pieces: SpeechPiece[] = []
  let at = 0
  let speed = startSpeed
  let status: ReaderState['status'] = 'idle'
  /** Counts what was begun, so that late word of something cancelled is told apart. */
  let turn = 0
  let stopWatch = () => {}

  const tell = () => onChange({ status, piece: status === 'idle' ? undefined : pieces[at] })
  const hush = () => {
    turn += 1
    stopWatch()
    port.cancel()
  }
  const turnTo = (next: ReaderState['status']) => {
    status = next
    tell()
  }
  const speakFrom = (next: number, tries = TRIES) => {
    hush()
    at = next
    const piece = pieces[at]
    if (!piece) return turnTo('idle')
    turnTo('speaking')
    const own = turn
    const block = blocks[piece.block]
    const text = block?.text.slice(piece.start, piece.end) ?? ''
    const goOn = (how: 'done' | 'failed') => {
      if (own !== turn) return
      if (how === 'failed' && tries > 1) speakFrom(at, tries - 1)
      else speakFrom(at + 1)
    }
    if (!hasWords(text)) return goOn('done')
    stopWatch = port.after(patienceMs(text, speed), () => goOn('failed'))
    port.speak(text.trim(), block?.language ?? '', speed, goOn)
  }

  return {
    read(next) {
      blocks = next
      pieces = speechPieces(blocks, speed)
      speakFrom(0)
    },
    pause() {
      if (status !== 'speaking') return
      hush()
      turnTo('paused')
    },
    resume() {
      if (status === 'paused') speakFrom(at)
    },
    stop() {
      hush()
      turnTo('idle')
    },
    move(steps) {
      if (status === 'idle') return
      const next = Math.min(Math.max(0, at + steps), pieces.length - 1)
      if (status === 'speaking') return speakFrom(next)
      at = next
      tell()
    },
    setSpeed(next) {
      speed = next
      const piece = pieces[at]
      pieces = speechPieces(blocks, speed)
      if (piece) at = pieceAt(pieces, piece.block, piece.start)
      if (status === 'speaking') speakFrom(at)
    },
    again() {
      if (status === 'speaking') speakFrom(at)
    },
  }
}
