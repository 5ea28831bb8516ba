const LEFT_TO_RIGHT = '\u2066'
const END = '\u2069'

/** A number such as 2026-000123 in the midst of a sentence: in Arabic its parts would change places otherwise. */
export function isolateNumber(number: string): string {
  return `${LEFT_TO_RIGHT}${number}${END}`
}
