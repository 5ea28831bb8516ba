/** Stands for a character that no font of ours has. */
export const BOX = '□'

export type Covers = (codePoint: number) => boolean

const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g
/** Half a character: no text that a program can pass on. */
const LONE_SURROGATES = /\p{Cs}/gu
// Signs that turn the reading order of what follows could make a document say what it does not; the document
// itself sets each text apart. Variation selectors ask for forms our fonts do not have.
const UNSHOWN =
  /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069\ufeff]|\p{Variation_Selector}|[\u{e0000}-\u{e007f}]/gu
const INVISIBLE = /^\p{Default_Ignorable_Code_Point}$/u

/** @param boxes how many characters had to be replaced by a box */
type Printable<Value> = { value: Value; boxes: number }

/** All texts of a document's data as our fonts can show them; everything else in it stays as it is. */
export function printableData(data: unknown, covers: Covers): Printable<unknown> {
  let boxes = 0
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const printable = printableText(value, covers)
      boxes += printable.boxes
      return printable.value
    }
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, visit(one)]))
  }
  return { value: visit(data), boxes }
}

export function printableText(text: string, covers: Covers): Printable<string> {
  const plain = text
    .replace(LONE_SURROGATES, '\ufffd')
    .replace(LINE_ENDS, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSHOWN, '')
  const isShown = (character: string) =>
    character === '\n' || INVISIBLE.test(character) || covers(character.codePointAt(0) ?? 0)
  if ([...plain].every(isShown)) return { value: plain, boxes: 0 }
  let boxes = 0
  // What a person sees as one character is one box, however many code points it has.
  const value = Array.from(new Intl.Segmenter().segment(plain), ({ segment }) => {
    if ([...segment].every(isShown)) return segment
    boxes += 1
    return BOX
  }).join('')
  return { value, boxes }
}
