const ROWS: Readonly<Record<string, readonly [kana: string, vowels: string]>> = {
  '': ['あいうえお', 'aiɯeo'],
  k: ['かきくけこ', 'aiɯeo'],
  ɡ: ['がぎぐげご', 'aiɯeo'],
  s: ['さすせそ', 'aɯeo'],
  ɕ: ['し', 'i'],
  z: ['ざずづぜぞ', 'aɯɯeo'],
  ʑ: ['じぢ', 'ii'],
  t: ['たてと', 'aeo'],
  tɕ: ['ち', 'i'],
  ts: ['つ', 'ɯ'],
  d: ['だでど', 'aeo'],
  n: ['なぬねの', 'aɯeo'],
  ɲ: ['に', 'i'],
  h: ['はへほ', 'aeo'],
  ç: ['ひ', 'i'],
  ɸ: ['ふ', 'ɯ'],
  b: ['ばびぶべぼ', 'aiɯeo'],
  p: ['ぱぴぷぺぽ', 'aiɯeo'],
  m: ['まみむめも', 'aiɯeo'],
  j: ['やゆよ', 'aɯo'],
  ɾ: ['らりるれろ', 'aiɯeo'],
  ɰ: ['わ', 'a'],
}
const SMALL_VOWELS: Readonly<Record<string, string>> = {
  ゃ: 'ja',
  ゅ: 'jɯ',
  ょ: 'jo',
  ぁ: 'a',
  ぃ: 'i',
  ぇ: 'e',
  ぉ: 'o',
}
/** These hold the glide in themselves. */
const SOFT = new Set(['ɕ', 'ʑ', 'tɕ', 'ɲ', 'ç'])
/** Vowel -> vowel written behind it to make it long. */
const LENGTHENED: Readonly<Record<string, string>> = { a: 'a', i: 'i', ɯ: 'ɯ', e: 'ie', o: 'ɯo' }

const SYLLABLES: ReadonlyMap<string, readonly [consonant: string, vowel: string]> = new Map(
  Object.entries(ROWS).flatMap(([consonant, [kana, vowels]]) =>
    [...kana].map((letter, at) => [letter, [consonant, vowels[at] ?? '']] as const),
  ),
)

type Sound = { consonant: string; vowel: string } | 'nasal' | 'double'

/**
 * Japanese in hiragana as IPA, without the melody of the words, which kana do not write.
 * @throws Error where a letter is no hiragana
 */
export function kanaToIpa(reading: string): string {
  const sounds = soundsOf(reading.replace(/[・\s]/gu, ''))
  return sounds.map((sound, at) => written(sound, sounds[at + 1], sounds[at - 1])).join('')
}

function soundsOf(kana: string): Sound[] {
  const sounds: Sound[] = []
  for (const letter of kana) {
    const last = sounds.at(-1)
    if (typeof last === 'object' && goesOn(last, letter)) continue
    const sound = startedBy(letter)
    if (!sound) throw new Error(`no hiragana: ${kana}`)
    sounds.push(sound)
  }
  return sounds
}

function startedBy(letter: string): Sound | undefined {
  if (letter === 'ん') return 'nasal'
  if (letter === 'っ') return 'double'
  const syllable = SYLLABLES.get(letter)
  return syllable && { consonant: syllable[0], vowel: syllable[1] }
}

/** Whether a letter only changes or lengthens the vowel of the syllable before it, which it then has. */
function goesOn(before: Syllable, letter: string): boolean {
  const small = SMALL_VOWELS[letter]
  const [consonant, vowel] = SYLLABLES.get(letter) ?? []
  if (small !== undefined) before.vowel = glided(before, small)
  else if (letter === 'ー' || (consonant === '' && lengthens(before, vowel ?? '')))
    before.vowel += 'ː'
  else return false
  return true
}

type Syllable = Exclude<Sound, string>

function glided({ consonant }: Syllable, small: string): string {
  return SOFT.has(consonant) ? small.replace('j', '') : small
}

function lengthens(before: Syllable, vowel: string): boolean {
  return (LENGTHENED[before.vowel.at(-1) ?? ''] ?? '').includes(vowel)
}

function written(sound: Sound, next: Sound | undefined, before: Sound | undefined): string {
  const following = typeof next === 'object' ? next : undefined
  if (sound === 'nasal') return nasalBefore(following)
  if (sound === 'double') return (following?.consonant ?? '').slice(0, 1)
  const { consonant, vowel } = sound
  const stopped = /^[zʑ]$/u.test(consonant) && (before === undefined || typeof before === 'string')
  return (stopped ? `d${consonant}` : consonant) + vowel
}

function nasalBefore(next: Syllable | undefined): string {
  if (!next) return 'ɴ'
  if (/^[pbm]/u.test(next.consonant)) return 'm'
  if (/^[kɡ]/u.test(next.consonant)) return 'ŋ'
  if (/^[tdnɾzʑ]/u.test(next.consonant)) return 'n'
  return next.consonant === 'ɲ' ? 'ɲ' : 'ɰ̃'
}
