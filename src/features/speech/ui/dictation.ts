/** The part of the browser's speech recognition that is used here; no type of it comes with TypeScript. */
export type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { resultIndex: number; results: ArrayLike<RecognisedPart> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}
type RecognisedPart = ArrayLike<{ transcript: string }> & { isFinal: boolean }

export type DictationProblem = 'refused' | 'unheard' | 'failed'

type Maker = new () => Recognition
const maker = (): Maker | undefined => {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Window & {
    SpeechRecognition?: Maker
    webkitSpeechRecognition?: Maker
  }
  return SpeechRecognition ?? webkitSpeechRecognition
}

export const canDictate = () => maker() !== undefined

export function createRecognition(language: string): Recognition | undefined {
  const Made = maker()
  if (!Made) return undefined
  const recognition = new Made()
  recognition.lang = language
  recognition.continuous = true
  recognition.interimResults = false
  return recognition
}

/** What the browser calls a problem, as one of three that a person can do something about. */
export function dictationProblem(error: string): DictationProblem | undefined {
  if (error === 'aborted') return undefined
  if (error === 'not-allowed' || error === 'service-not-allowed') return 'refused'
  return error === 'no-speech' || error === 'audio-capture' ? 'unheard' : 'failed'
}
