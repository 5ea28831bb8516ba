const INITIALS: Readonly<Record<string, string>> = {
  b: 'p',
  p: 'pʰ',
  m: 'm',
  f: 'f',
  d: 't',
  t: 'tʰ',
  n: 'n',
  l: 'l',
  g: 'k',
  k: 'kʰ',
  h: 'x',
  j: 'tɕ',
  q: 'tɕʰ',
  x: 'ɕ',
  zh: 'ʈʂ',
  ch: 'ʈʂʰ',
  sh: 'ʂ',
  r: 'ɻ',
  z: 'ts',
  c: 'tsʰ',
  s: 's',
}
const FINALS: Readonly<Record<string, string>> = {
  a: 'a',
  o: 'wo',
  e: 'ɤ',
  ai: 'ai̯',
  ei: 'ei̯',
  ao: 'ɑu̯',
  ou: 'ou̯',
  an: 'an',
  en: 'ən',
  ang: 'ɑŋ',
  eng: 'əŋ',
  ong: 'ʊŋ',
  er: 'ɑɻ',
  i: 'i',
  ia: 'ja',
  ie: 'jɛ',
  iao: 'jɑu̯',
  iou: 'jou̯',
  ian: 'jɛn',
  in: 'in',
  iang: 'jɑŋ',
  ing: 'iŋ',
  iong: 'jʊŋ',
  u: 'u',
  ua: 'wa',
  uo: 'wo',
  uai: 'wai̯',
  uei: 'wei̯',
  uan: 'wan',
  uen: 'wən',
  uang: 'wɑŋ',
  ueng: 'wəŋ',
  ü: 'y',
  üe: 'ɥɛ',
  üan: 'ɥɛn',
  ün: 'yn',
}
/** Finals as they are written behind y and w, which are no consonants of their own. */
const WITHOUT_INITIAL: readonly [written: RegExp, said: string][] = [
  [/^yu/, 'ü'],
  [/^you$/, 'iou'],
  [/^yong$/, 'iong'],
  [/^yi/, 'i'],
  [/^y/, 'i'],
  [/^wu$/, 'u'],
  [/^w/, 'u'],
]
const SHORTENED: Readonly<Record<string, string>> = { iu: 'iou', ui: 'uei', un: 'uen' }
/** A vowel behind it would begin the next syllable, which pinyin marks with an apostrophe. */
const SYLLABLE =
  /(?:[zcs]h|[bpmfdtnlgkhjqxrzcsyw])?(?:iang|iong|uang|ueng|iao|uai|ian|ang|eng|ong|ing|uan|üan|ai|ei|ao|ou|an|en|er|ia|ie|iu|in|ua|uo|ue|ui|un|üe|ün|a|o|e|i|u|ü)(?![aeiouü])/y

const TONE_MARKS = ['\u0304', '\u0301', '\u030c', '\u0300']
const LOW_TONE = 3
const TONES = ['', '˥', '˧˥', '˨˩˦', '˥˩']
const LOW_BEFORE_OTHERS = '˨˩'

type Syllable = { letters: string; tone: number }

/**
 * Mandarin in pinyin as IPA with tone letters. A low tone rises before another low one in the same word.
 * @throws Error where a part is no syllable of pinyin
 */
export function pinyinToIpa(reading: string): string {
  return reading
    .split(' ')
    .map((word) => wordToIpa(syllablesOf(word)))
    .join(' ')
}

function wordToIpa(syllables: readonly Syllable[]): string {
  return syllables
    .map(({ letters, tone }, at) => {
      const next = syllables[at + 1]
      return soundsOf(letters) + (tone === LOW_TONE && next ? lowBefore(next) : (TONES[tone] ?? ''))
    })
    .join('')
}

function lowBefore({ tone }: Syllable): string {
  return tone === LOW_TONE ? '˧˥' : LOW_BEFORE_OTHERS
}

function syllablesOf(word: string): Syllable[] {
  return word.split(/['’]/).flatMap((part) => {
    const apart = part.toLowerCase().normalize('NFD')
    const bare = apart.replace(/[\u0304\u0301\u030c\u0300]/g, '').normalize('NFC')
    const toneAt = tonesByLetter(apart)
    const found: Syllable[] = []
    let at = 0
    while (at < bare.length) {
      SYLLABLE.lastIndex = at
      const letters = SYLLABLE.exec(bare)?.[0]
      if (letters === undefined) throw new Error(`no pinyin: ${word}`)
      const tones = toneAt.slice(at, at + letters.length)
      found.push({ letters, tone: Math.max(0, ...tones) })
      at += letters.length
    }
    return found
  })
}

/** The tone written on each letter; 0 where there is none. */
function tonesByLetter(apart: string): number[] {
  const tones: number[] = []
  for (const unit of apart) {
    const tone = TONE_MARKS.indexOf(unit) + 1
    if (tone > 0) tones[tones.length - 1] = tone
    else if (unit !== '\u0308') tones.push(0)
  }
  return tones
}

function soundsOf(letters: string): string {
  const initial = /^(?:[zcs]h|[bpmfdtnlgkhjqxrzcs])/.exec(letters)?.[0] ?? ''
  const final = finalOf(initial, letters.slice(initial.length))
  if (final === 'i' && /^[zcs]$/.test(initial)) return `${INITIALS[initial]}ɹ̩`
  if (final === 'i' && /^(?:[zcs]h|r)$/.test(initial)) return `${INITIALS[initial]}ɻ̩`
  const sounds = FINALS[final]
  if (sounds === undefined) throw new Error(`no pinyin: ${letters}`)
  return (INITIALS[initial] ?? '') + sounds
}

function finalOf(initial: string, written: string): string {
  if (initial === '') {
    const rule = WITHOUT_INITIAL.find(([form]) => form.test(written))
    return rule ? written.replace(rule[0], rule[1]) : written
  }
  const final = /^[jqx]$/.test(initial) ? written.replace(/^u/, 'ü') : written
  return SHORTENED[final] ?? final
}
