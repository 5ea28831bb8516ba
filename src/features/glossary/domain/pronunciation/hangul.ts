const FIRST_SYLLABLE = 0xac00
const LAST_SYLLABLE = 0xd7a3
const VOWELS_AND_FINALS = 588
const FINALS_COUNT = 28

const INITIALS = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const VOWELS = 'a ɛ ja jɛ ʌ e jʌ je o wa wɛ we jo u wʌ we wi ju ɯ ɰi i'.split(' ')
const FINALS = ['', ...'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ']

/** A final of two letters: what stays, and what goes over to a vowel. */
const SPLIT: Readonly<Record<string, readonly [string, string]>> = {
  ㄳ: ['ㄱ', 'ㅅ'],
  ㄵ: ['ㄴ', 'ㅈ'],
  ㄶ: ['ㄴ', ''],
  ㄺ: ['ㄹ', 'ㄱ'],
  ㄻ: ['ㄹ', 'ㅁ'],
  ㄼ: ['ㄹ', 'ㅂ'],
  ㅀ: ['ㄹ', ''],
  ㅄ: ['ㅂ', 'ㅅ'],
}
const AT_THE_END: Readonly<Record<string, string>> = Object.fromEntries(
  ['ㄱㄲㅋㄳㄺ', 'ㄷㅅㅆㅈㅊㅌㅎ', 'ㅂㅍㅄㄿ', 'ㄴㄵㄶ', 'ㄹㄼㄽㄾㅀ', 'ㅁㄻ', 'ㅇ'].flatMap(
    (group) => [...group].map((final) => [final, group[0] ?? '']),
  ),
)
const BREATHED: Readonly<Record<string, string>> = { ㄱ: 'ㅋ', ㄷ: 'ㅌ', ㅂ: 'ㅍ', ㅈ: 'ㅊ' }
const TENSE: Readonly<Record<string, string>> = { ㄱ: 'ㄲ', ㄷ: 'ㄸ', ㅂ: 'ㅃ', ㅅ: 'ㅆ', ㅈ: 'ㅉ' }
const NASAL: Readonly<Record<string, string>> = { ㄱ: 'ㅇ', ㄷ: 'ㄴ', ㅂ: 'ㅁ' }

/** Said tense within the word although no rule of the letters shows it. */
const HEARD: readonly [written: string, heard: string][] = [
  ['헌법', '헌뻡'],
  ['사기죄', '사기쬐'],
  ['소유권', '소유꿘'],
  ['채권', '채꿘'],
  ['재산권', '재산꿘'],
  ['담보권', '담보꿘'],
  ['영주권', '영주꿘'],
  ['요구권', '요구꿘'],
  ['거부권', '거부꿘'],
  ['유치권', '유치꿘'],
  ['인권', '인꿘'],
  ['증권', '증꿘'],
  ['전과', '전꽈'],
  ['결정', '결쩡'],
  ['탈세', '탈쎄'],
]

const STARTS: Readonly<Record<string, string>> = {
  ㄱ: 'k',
  ㄲ: 'k͈',
  ㄴ: 'n',
  ㄷ: 't',
  ㄸ: 't͈',
  ㄹ: 'ɾ',
  ㅁ: 'm',
  ㅂ: 'p',
  ㅃ: 'p͈',
  ㅅ: 's',
  ㅆ: 's͈',
  ㅇ: '',
  ㅈ: 'tɕ',
  ㅉ: 't͈ɕ',
  ㅊ: 'tɕʰ',
  ㅋ: 'kʰ',
  ㅌ: 'tʰ',
  ㅍ: 'pʰ',
  ㅎ: 'h',
}
const VOICED: Readonly<Record<string, string>> = { ㄱ: 'ɡ', ㄷ: 'd', ㅂ: 'b', ㅈ: 'dʑ' }
const ENDS: Readonly<Record<string, string>> = {
  ㄱ: 'k̚',
  ㄷ: 't̚',
  ㅂ: 'p̚',
  ㄴ: 'n',
  ㅁ: 'm',
  ㅇ: 'ŋ',
  ㄹ: 'l',
}

type Syllable = { initial: string; vowel: string; final: string }

/**
 * Korean in hangul as IPA, with the changes between syllables that the standard has (linking, tense and breathed
 * consonants, nasals).
 * @throws Error where a letter is no syllable of hangul
 */
export function hangulToIpa(term: string): string {
  const heard = HEARD.reduce((text, [written, said]) => text.replaceAll(written, said), term)
  return heard.split(' ').map(wordToIpa).join(' ')
}

function wordToIpa(word: string): string {
  const syllables = [...word.normalize('NFC')].map(syllableOf)
  for (let at = 0; at < syllables.length; at += 1) {
    const [syllable, next] = [syllables[at], syllables[at + 1]]
    if (syllable && next) meet(syllable, next)
    else if (syllable) syllable.final = AT_THE_END[syllable.final] ?? ''
  }
  return syllables.map((syllable, at) => soundsOf(syllable, syllables[at - 1])).join('')
}

function syllableOf(letter: string): Syllable {
  const code = letter.charCodeAt(0)
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) throw new Error(`no hangul: ${letter}`)
  const at = code - FIRST_SYLLABLE
  return {
    initial: INITIALS[Math.floor(at / VOWELS_AND_FINALS)] ?? '',
    vowel: VOWELS[Math.floor((at % VOWELS_AND_FINALS) / FINALS_COUNT)] ?? '',
    final: FINALS[at % FINALS_COUNT] ?? '',
  }
}

/** What the end of a syllable and the start of the next make of each other. */
function meet(syllable: Syllable, next: Syllable): void {
  const { final } = syllable
  if (final === '') return
  if (next.initial === 'ㅇ' && final !== 'ㅇ') {
    link(syllable, next)
    return
  }
  const breathes = /[ㅎㄶㅀ]/u.test(final)
  const end = AT_THE_END[final] ?? ''
  const asFinal = final === 'ㅈ' ? 'ㅈ' : end
  if (breathes && BREATHED[next.initial]) next.initial = BREATHED[next.initial] ?? ''
  else if (next.initial === 'ㅎ' && BREATHED[asFinal]) {
    next.initial = BREATHED[asFinal] ?? ''
    syllable.final = ''
    return
  }
  syllable.final = final === 'ㅎ' ? '' : end
  if (NASAL[end]) next.initial = TENSE[next.initial] ?? next.initial
  assimilate(syllable, next)
}

function link(syllable: Syllable, next: Syllable): void {
  const [stays, goes] = SPLIT[syllable.final] ?? ['', syllable.final]
  const softened = next.vowel === 'i' ? { ㄷ: 'ㅈ', ㅌ: 'ㅊ' }[goes] : undefined
  syllable.final = stays
  next.initial = softened ?? (goes === 'ㅎ' || goes === '' ? next.initial : goes)
}

function assimilate(syllable: Syllable, next: Syllable): void {
  if (next.initial === 'ㄹ' && /[ㅁㅇㄱㅂㄷ]/u.test(syllable.final)) next.initial = 'ㄴ'
  if (/[ㄴㅁ]/u.test(next.initial)) syllable.final = NASAL[syllable.final] ?? syllable.final
  const pair = syllable.final + next.initial
  if (pair === 'ㄴㄹ' || pair === 'ㄹㄴ') {
    syllable.final = 'ㄹ'
    next.initial = 'ㄹ'
  }
}

function soundsOf({ initial, vowel, final }: Syllable, before: Syllable | undefined): string {
  const afterVoice = before !== undefined && /^[ㄴㅁㅇㄹ]?$/u.test(before.final)
  let start = (afterVoice ? VOICED[initial] : undefined) ?? STARTS[initial] ?? ''
  if (initial === 'ㄹ' && before?.final === 'ㄹ') start = 'l'
  // Behind a consonant and inside a word the double vowel is a plain one.
  const said = vowel === 'ɰi' && (before !== undefined || start !== '') ? 'i' : vowel
  if (/^s/u.test(start) && /^(?:i|j|wi)/u.test(said)) {
    return start.replace('s', 'ɕ') + said.replace(/^j/u, '') + (ENDS[final] ?? '')
  }
  const glide = /ɕʰ?$|ʑ$/u.test(start) ? said.replace(/^j/u, '') : said
  return start + glide + (ENDS[final] ?? '')
}
