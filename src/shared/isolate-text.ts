const LEFT_TO_RIGHT = '\u2066'
const BY_ITS_FIRST_LETTER = '\u2068'
const END = '\u2069'

/** A number such as 2026-000123 in the midst of a sentence: in Arabic its parts would change places otherwise. */
export function isolateNumber(number: string): string {
  return `${LEFT_TO_RIGHT}${number}${END}`
}

/** Words of any direction in the midst of a sentence, such as those somebody searched for. */
export function isolateText(text: string): string {
  return `${BY_ITS_FIRST_LETTER}${text}${END}`
}
