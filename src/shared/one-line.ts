/** Signs that break a line or turn the reading order of what stands around a text. */
const UNWANTED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** What somebody typed as one line with single spaces, in one form of its letters. */
export function oneLine(typed: string): string {
  return typed.replace(UNWANTED, ' ').normalize('NFC').replace(/\s+/g, ' ').trim()
}
