import { chooseVoice } from '../domain/choose-voice.ts'
import type { SpeechPort } from '../domain/reader.ts'
import { chosenVoice } from './speech-settings.ts'

/** Voices come late in some browsers; after this long there will be none. */
const VOICES_LATE_MS = 1_500

export const canSpeak = () =>
  typeof window !== 'undefined' &&
  'speechSynthesis' in window &&
  'SpeechSynthesisUtterance' in window

/** The browser's voices, waiting a moment for those that load. */
export function loadVoices(): Promise<SpeechSynthesisVoice[]> {
  const { speechSynthesis } = window
  const now = speechSynthesis.getVoices()
  if (now.length > 0) return Promise.resolve(now)
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      speechSynthesis.removeEventListener?.('voiceschanged', done)
      resolve(speechSynthesis.getVoices())
    }
    const timer = setTimeout(done, VOICES_LATE_MS)
    speechSynthesis.addEventListener?.('voiceschanged', done)
  })
}

/** The browser's own voice behind the reader's port. */
export function browserSpeech(): SpeechPort {
  const { speechSynthesis } = window
  // Chrome forgets the end of an utterance that nothing holds.
  const held = new Set<SpeechSynthesisUtterance>()
  return {
    speak(text, language, speed, onEnd) {
      const utterance = new SpeechSynthesisUtterance(text)
      utterance.lang = language
      utterance.rate = speed
      const voice = chooseVoice(speechSynthesis.getVoices(), language, chosenVoice(language))
      if (voice) utterance.voice = voice
      const end = (how: 'done' | 'failed') => {
        held.delete(utterance)
        onEnd(how)
      }
      utterance.onend = () => end('done')
      utterance.onerror = () => end('failed')
      held.add(utterance)
      speechSynthesis.speak(utterance)
    },
    cancel() {
      held.clear()
      speechSynthesis.cancel()
      // A paused queue stays silent whatever is put into it.
      speechSynthesis.resume()
    },
    after(milliseconds, then) {
      const timer = setTimeout(then, milliseconds)
      return () => clearTimeout(timer)
    },
  }
}
