import type { LanguageCode } from '../../../../shared/languages.ts'
import { arabicToIpa } from './arabic.ts'
import { ESPEAK_VOICES, type EspeakVoice } from './espeak-voices.ts'
import { hangulToIpa } from './hangul.ts'
import { kanaToIpa } from './kana.ts'
import { pinyinToIpa } from './pinyin.ts'
import { placeStress } from './place-stress.ts'

/** What eSpeak NG answers for a text: IPA with `_` between the sounds. */
export type AskEspeak = (voice: string, text: string) => string

/** eSpeak guesses or falls silent at these scripts, while each of their own spellings says how it is read. */
const BY_SPELLING: Partial<Record<LanguageCode, (read: string) => string>> = {
  zh: pinyinToIpa,
  ja: kanaToIpa,
  ko: hangulToIpa,
  ar: arabicToIpa,
}

/** The voice that is asked for a language; undefined where its own spelling is read instead. */
export function espeakVoiceOf(language: LanguageCode): string | undefined {
  return ESPEAK_VOICES[language]?.voice
}

/** Whether there is a voice or a spelling to read a language by. */
export function canPronounce(language: LanguageCode): boolean {
  return BY_SPELLING[language] !== undefined || ESPEAK_VOICES[language] !== undefined
}

/**
 * How a term is said, in IPA.
 * @param read the term, or its reading where its letters do not say how it is read
 * @throws Error where it cannot be read
 */
export function pronounce(language: LanguageCode, read: string, ask: AskEspeak): string {
  const bySpelling = BY_SPELLING[language]
  if (bySpelling) return bySpelling(read).normalize('NFC')
  const voice = ESPEAK_VOICES[language]
  if (!voice) throw new Error(`nobody reads ${language}`)
  const said = inUsualSigns(ask(voice.voice, read), voice)
  const words = language === 'ru' ? softenL(said, read) : said
  const takesS = language === 'en'
  return words
    .split(' ')
    .map((word) => placeStress(word, takesS))
    .join(' ')
    .normalize('NFC')
}

function inUsualSigns(answer: string, { stress, rewrites }: EspeakVoice): string {
  let said = answer.replace(/_/g, '').replace(/\s+/g, ' ').trim().normalize('NFD')
  if (stress !== 'both') said = said.replace(/ˌ/g, '')
  if (stress === 'none') said = said.replace(/ˈ/g, '')
  for (const [from, to] of rewrites) said = said.replace(from, to.normalize('NFD'))
  return said
}

/** eSpeak loses the soft sign behind a Russian l; the spelling still says which l is a soft one. */
function softenL(said: string, read: string): string {
  const soft = [...read.toLowerCase().matchAll(/л(?=(л?[ьеёиюя])?)/gu)].map(
    ([, behind]) => behind !== undefined,
  )
  let at = 0
  return said.replace(/[ɫl]ʲ?/gu, () => (soft[at++] ? 'lʲ' : 'ɫ'))
}
