/** A voice as the browser describes it. */
export type Voice = { name: string; voiceURI: string; lang: string; localService: boolean }

/** 'pt_BR' and 'pt-BR' are the same. */
const plain = (tag: string) => tag.toLowerCase().replaceAll('_', '-')
const primary = (tag: string) => plain(tag).split('-')[0] ?? ''

/** The voices that speak a language, those on this device first: they need no network and do not stop midway. */
export function voicesOf<V extends Voice>(voices: readonly V[], language: string): V[] {
  const rank = (voice: V) =>
    (plain(voice.lang) === plain(language) ? 0 : 2) + (voice.localService ? 0 : 1)
  return voices
    .filter((voice) => primary(voice.lang) === primary(language))
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'))
}

/** The voice chosen before, else the first that speaks the language; undefined where none does. */
export function chooseVoice<V extends Voice>(
  voices: readonly V[],
  language: string,
  chosenUri: string | undefined,
): V | undefined {
  const fitting = voicesOf(voices, language)
  return fitting.find(({ voiceURI }) => voiceURI === chosenUri) ?? fitting[0]
}
