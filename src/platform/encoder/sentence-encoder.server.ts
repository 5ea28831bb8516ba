import path from 'node:path'
import type { LanguageCode } from '../../shared/languages.ts'
import { type EncoderThreadOptions, startEncoderThread } from './encoder-thread.server.ts'

/** Turns texts into vectors of length 1 that lie close together when the texts mean alike. */
export type SentenceEncoder = {
  /** Whether texts of a language are understood; others are not worth asking about. */
  reads(language: LanguageCode): boolean
  /** Undefined when the encoder cannot answer (in time): who asks must do without. */
  encode(texts: readonly string[]): Promise<Float32Array[] | undefined>
  close(): Promise<void>
}

const THREAD_FILE = path.join('src', 'platform', 'encoder', 'sentence-encoder-thread.mjs')

/** Starts the thread of the English encoder at once; the weights ship in a package, nothing is fetched. */
export function startSentenceEncoder(options: EncoderThreadOptions = {}): SentenceEncoder {
  const { encode, close } = startEncoderThread(path.resolve(THREAD_FILE), undefined, options)
  return { reads: (language) => language === 'en', encode, close }
}
