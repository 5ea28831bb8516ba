const GONE = '[…]'

/**
 * A text without addresses, numbers and the names given: what is left when somebody lends us their text. Names of
 * others cannot be told from words; the tick says so.
 */
export function withoutContactDetails(text: string, names: readonly string[]): string {
  const parts = names
    .flatMap((name) => name.split(/\s+/))
    .filter((part) => part.length > 2)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const named =
    parts.length > 0 ? new RegExp(`(?<!\\p{L})(?:${parts.join('|')})(?!\\p{L})`, 'giu') : undefined
  const bare = text
    .replace(/\b(?:https?:\/\/|www\.)\S+/giu, GONE)
    .replace(/[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>().]+/gu, GONE)
    .replace(/(?<![\p{Nd}.,])\+?\p{Nd}(?:[\p{Nd} ()/.-]{5,}\p{Nd})(?![\p{Nd}])/gu, keepsDate)
  return named ? bare.replace(named, GONE) : bare
}

/** Days matter to what a case is about; long numbers say whose it is. */
function keepsDate(found: string): string {
  const digits = found.match(/\p{Nd}/gu)?.length ?? 0
  return digits > 8 || !/^\p{Nd}{1,4}[./-]\p{Nd}{1,2}[./-]\p{Nd}{1,4}$/u.test(found) ? GONE : found
}
