/**
 * How many words in a row a text of ours shares with an official one: a measure of copying. Case and punctuation do
 * not matter. Scripts without spaces count letters.
 */
export function longestSharedRun(ours: string, official: string): number {
  const mine = wordsOf(ours)
  const places = new Map<string, number[]>()
  wordsOf(official).forEach((word, at) => {
    places.set(word, [...(places.get(word) ?? []), at])
  })
  let longest = 0
  let before = new Map<number, number>()
  for (const word of mine) {
    const runs = new Map<number, number>()
    for (const at of places.get(word) ?? []) {
      const run = (before.get(at - 1) ?? 0) + 1
      runs.set(at, run)
      longest = Math.max(longest, run)
    }
    before = runs
  }
  return longest
}

/** So many words in a row are no chance any more. */
const COPIED_FROM_WORDS = 10
const COPIED_FROM_LETTERS = 24

export function isCopied(ours: string, official: string): boolean {
  const run = longestSharedRun(ours, official)
  return run >= (writesWithSpaces(ours) ? COPIED_FROM_WORDS : COPIED_FROM_LETTERS)
}

function writesWithSpaces(text: string): boolean {
  return !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
}

function wordsOf(text: string): string[] {
  const folded = text.toLowerCase()
  return writesWithSpaces(folded)
    ? (folded.match(/[\p{Letter}\p{Number}\p{Mark}]+/gu) ?? [])
    : [...folded.replace(/[^\p{Letter}\p{Number}]/gu, '')]
}
