import { simplified } from './traditional-characters.ts'

/** A text as patterns see it, with the way back: `sourceAt[i]` is where character i of `text` stands in the original. */
export type FoldedText = { text: string; sourceAt: number[] }

const ACCENTS = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u093c]/g
const INVISIBLE = /^(?:\p{Cf}|\p{Variation_Selector}|\u0640|(?!\s)\p{Cc})$/u
const PLAIN = /[\n !-@[-~a-z]/
/** Zeros of the Arabic, Persian and Devanagari digits. */
const ZEROS = [0x0660, 0x06f0, 0x0966]
const REPLACED: Record<string, string> = {
  ß: 'ss',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  '\u0901': '\u0902',
  '’': "'",
  '‘': "'",
  '´': "'",
  '`': "'",
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '−': '-',
}

/** Lower case, no accents, ASCII digits, simplified Han, one space at most, no marks of direction. */
export function foldText(source: string): FoldedText {
  const parts: string[] = []
  const sourceAt: number[] = []
  let last = ''
  for (let at = 0; at < source.length; ) {
    const character = String.fromCodePoint(source.codePointAt(at) ?? 0)
    const folded = foldedOnce(character)
    if (folded && !(folded === ' ' && last === ' ')) {
      parts.push(folded)
      for (let i = 0; i < folded.length; i += 1) sourceAt.push(at)
      last = folded
    }
    at += character.length
  }
  sourceAt.push(source.length)
  return { text: parts.join(''), sourceAt }
}

/** Every character is folded once in the life of the process; there are only so many. */
const known = new Map<string, string>()

function foldedOnce(character: string): string {
  const before = known.get(character)
  if (before !== undefined) return before
  const folded = foldCharacter(character)
  known.set(character, folded)
  return folded
}

function foldCharacter(character: string): string {
  if (PLAIN.test(character)) return character
  if (INVISIBLE.test(character)) return ''
  const code = character.charCodeAt(0)
  const zero = ZEROS.find((each) => code >= each && code < each + 10)
  if (zero !== undefined) return String(code - zero)
  const replaced = REPLACED[character]
  if (replaced) return replaced
  if (/\s/u.test(character)) return ' '
  // A half or a square must not become part of the number before it.
  if (/\p{No}/u.test(character)) return character
  const bare = character.toLowerCase().normalize('NFKD').replace(ACCENTS, '').normalize('NFC')
  return [...bare].map((each) => REPLACED[each] ?? simplified(each)).join('')
}

/** A pattern folded as the texts it is looked for in; classes such as `\\p{L}` keep their capital. */
export function foldPattern(source: string): string {
  return source
    .split(/(\\p\{[LMN]\})/)
    .map((part) => (part.startsWith('\\p{') ? part : foldText(part).text))
    .join('')
}
