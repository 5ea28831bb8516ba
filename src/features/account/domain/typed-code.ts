const CODE_DIGITS = 6

/** The first digit of each set people's keyboards write: Arabic, Persian, Devanagari, full width. */
const ZEROS = ['\u0660', '\u06f0', '\u0966', '\uff10']

/**
 * The six digits somebody typed or pasted, in any of the digits our languages write and with the space or dash a
 * mail program shows between them; undefined for anything else.
 */
export function codeFrom(typed: string): string | undefined {
  // Copied text in a right-to-left mail brings invisible direction marks along.
  const digits = [...typed.replace(/[\s\p{Cf}\p{Pd}]/gu, '')].map(asciiDigit).join('')
  return digits.length === CODE_DIGITS && /^\d+$/.test(digits) ? digits : undefined
}

function asciiDigit(character: string): string {
  const at = character.codePointAt(0) ?? 0
  const zero = ZEROS.map((first) => first.codePointAt(0) ?? 0).find(
    (first) => at >= first && at <= first + 9,
  )
  return zero === undefined ? character : String(at - zero)
}
