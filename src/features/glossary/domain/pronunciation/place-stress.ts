/** One sound: a letter or two that are one sound, with the signs behind it. */
const SOUND = /([ˈˌ]?)((?:tɕ|dʑ|tʃ|dʒ|tʂ|ts|dz|pf|[^\sˈˌ])[\p{Mark}ːˑʰʱʲʷ]*(?:͡.[\p{Mark}ːʰʲ]*)?)/gu
const VOWEL = /^[aeiouyæøœɑɐɒɔəɚɛɜɝɤɨɪɯɵʉʊʌʏ]/u
const GLIDE = /^[jwɥ]/u
const LIQUID = /^[lɫrɾɹʁ]/u
const BEFORE_LIQUID = /^[pbtdkɡfv]ʲ?$/u
/** t and d do not begin a syllable together with l. */
const BEFORE_L = /^[pbkɡfv]ʲ?$/u

type Sound = { mark: string; text: string }

/**
 * eSpeak writes the stress before the vowel; IPA has it before the whole syllable.
 * @param takesS whether an s before p, t or k belongs to the same syllable, as in English
 */
export function placeStress(word: string, takesS: boolean): string {
  const sounds = [...word.normalize('NFD').matchAll(SOUND)].map(
    ([, mark = '', text = '']): Sound => ({ mark, text }),
  )
  const marks = new Map<number, string>()
  sounds.forEach(({ mark }, at) => {
    if (mark !== '') marks.set(startOfSyllable(sounds, at, takesS), mark)
  })
  return sounds.map(({ text }, at) => (marks.get(at) ?? '') + text).join('')
}

function startOfSyllable(sounds: readonly Sound[], vowelAt: number, takesS: boolean): number {
  if (!sounds.slice(0, vowelAt).some(({ text }) => VOWEL.test(text))) return 0
  const is = (at: number, form: RegExp) => form.test(sounds[at]?.text ?? '')
  const isConsonant = (at: number) => at >= 0 && !is(at, VOWEL)
  let start = vowelAt
  if (is(start - 1, GLIDE)) start -= 1
  if (!isConsonant(start - 1) || is(start - 1, /^ŋ/u)) return start
  const clustered = is(start - 1, LIQUID)
    ? is(start - 2, is(start - 1, /^[lɫ]/u) ? BEFORE_L : BEFORE_LIQUID)
    : false
  start -= clustered ? 2 : 1
  return takesS && is(start, /^[ptk]/u) && is(start - 1, /^s$/u) ? start - 1 : start
}
