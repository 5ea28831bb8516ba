import { describe, expect, test } from 'vitest'
import { createReader, type ReaderState, type SpeechPort } from './reader.ts'

const TEXT = 'First sentence. Second sentence. Third sentence.'
const BLOCKS = [{ text: TEXT, language: 'en' }]

type Manner = {
  /** Tells the end of what was cancelled as a failure, as Safari does. */
  cancelFails?: boolean
  /** Never tells the end of these, as Chrome's network voices do after a while. */
  silent?: (nth: number) => boolean
}

/** A browser's voice driven by hand: `finish` is the end of what is being spoken. */
function browser({ cancelFails = false, silent = () => false }: Manner = {}) {
  const spoken: string[] = []
  let end: ((how: 'done' | 'failed') => void) | undefined
  let timer: (() => void) | undefined
  const port: SpeechPort = {
    speak(text, _language, _speed, onEnd) {
      spoken.push(text)
      end = silent(spoken.length) ? undefined : onEnd
    },
    cancel() {
      const cancelled = end
      end = undefined
      if (cancelFails) cancelled?.('failed')
    },
    after(_milliseconds, then) {
      timer = then
      return () => {
        if (timer === then) timer = undefined
      }
    },
  }
  const states: ReaderState[] = []
  const reader = createReader(port, (state) => states.push(state), 1)
  return {
    reader,
    spoken,
    status: () => states.at(-1)?.status,
    finish: () => end?.('done'),
    fail: () => end?.('failed'),
    waitLong: () => timer?.(),
  }
}

describe('reading aloud', () => {
  test('goes through the sentences and is idle at the end', () => {
    const { reader, spoken, finish, status } = browser()
    reader.read(BLOCKS)
    for (let sentence = 0; sentence < 3; sentence += 1) finish()
    expect(spoken).toEqual(['First sentence.', 'Second sentence.', 'Third sentence.'])
    expect(status()).toBe('idle')
  })

  test('Firefox without a pause: the sentence is kept and begun again', () => {
    const { reader, spoken, finish, status } = browser()
    reader.read(BLOCKS)
    finish()
    reader.pause()
    expect(status()).toBe('paused')
    reader.resume()
    expect(spoken).toEqual(['First sentence.', 'Second sentence.', 'Second sentence.'])
  })

  test('Safari fails what is cancelled: that is not taken for a fault', () => {
    const { reader, spoken, status } = browser({ cancelFails: true })
    reader.read(BLOCKS)
    reader.move(1)
    reader.pause()
    expect(spoken).toEqual(['First sentence.', 'Second sentence.'])
    expect(status()).toBe('paused')
    reader.stop()
    expect(status()).toBe('idle')
  })

  test('Chrome falls silent: the sentence is tried again, then passed over', () => {
    const { reader, spoken, waitLong, finish } = browser({
      silent: (nth) => nth === 2 || nth === 3,
    })
    reader.read(BLOCKS)
    finish()
    waitLong()
    waitLong()
    expect(spoken).toEqual([
      'First sentence.',
      'Second sentence.',
      'Second sentence.',
      'Third sentence.',
    ])
  })

  test('a voice that fails is tried once more', () => {
    const { reader, spoken, fail } = browser()
    reader.read(BLOCKS)
    fail()
    expect(spoken).toEqual(['First sentence.', 'First sentence.'])
  })
})

describe('moving about in what is read', () => {
  test('forth and back stay within the text, also while paused', () => {
    const { reader, spoken } = browser()
    reader.read(BLOCKS)
    reader.move(-1)
    reader.pause()
    for (let step = 0; step < 9; step += 1) reader.move(1)
    reader.resume()
    expect(spoken).toEqual(['First sentence.', 'First sentence.', 'Third sentence.'])
  })

  test('another speed goes on with the same sentence', () => {
    const { reader, spoken, finish } = browser()
    reader.read(BLOCKS)
    finish()
    reader.setSpeed(0.5)
    expect(spoken.at(-1)).toBe('Second sentence.')
  })

  test('what has no word in it is not spoken', () => {
    const { reader, spoken, status } = browser()
    reader.read([{ text: '*** ... ', language: 'en' }])
    expect(spoken).toEqual([])
    expect(status()).toBe('idle')
  })

  test('stop forgets late word of what was spoken', () => {
    const { reader, spoken, finish } = browser()
    reader.read(BLOCKS)
    reader.stop()
    finish()
    expect(spoken).toEqual(['First sentence.'])
  })
})
