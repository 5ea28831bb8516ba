import { NORMAL_SPEED, speedOf } from '../domain/speed.ts'

const SPEED_KEY = 'speech-speed'
const voiceKey = (language: string) => `speech-voice-${language.toLowerCase().split('-')[0] ?? ''}`

export const keptSpeed = () => {
  const kept = read(SPEED_KEY)
  return kept ? speedOf(Number(kept)) : NORMAL_SPEED
}
export const keepSpeed = (speed: number) => write(SPEED_KEY, String(speed))

/** The voice a person chose for a language, by its URI. */
export const chosenVoice = (language: string) => read(voiceKey(language))
export const keepVoice = (language: string, uri: string) => write(voiceKey(language), uri)

function read(key: string): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value)
  } catch {
    // Where nothing is kept the choice lasts as long as the page.
  }
}
