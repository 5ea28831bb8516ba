import { chooseVoice } from '../domain/choose-voice.ts'
import { browserSpeech, canSpeak, loadVoices } from './browser-speech.ts'
import { chosenVoice, keptSpeed } from './speech-settings.ts'

/** Says a text, in place of whatever was being said. `text`: no speech at all; `voice`: none for the language. */
export async function speakOnce(
  text: string,
  language: string,
): Promise<'spoken' | 'text' | 'voice'> {
  if (!canSpeak()) return 'text'
  const voices = await loadVoices()
  if (voices.length > 0 && !chooseVoice(voices, language, chosenVoice(language))) return 'voice'
  const speech = browserSpeech()
  speech.cancel()
  speech.speak(text, language, keptSpeed(), () => {})
  return 'spoken'
}
