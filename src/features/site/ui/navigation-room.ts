/** How much room the links of the header need beside each other. */
type NavigationRoom = 'little' | 'some' | 'much'

/** Letters as wide as a Latin one: those of East Asia are twice that. */
const MOST_WITH_LITTLE = 76
const MOST_WITH_SOME = 88

/** From the words themselves, so that a further language needs no entry anywhere. */
export function navigationRoom(words: readonly string[]): NavigationRoom {
  const width = [...words.join('')].reduce((sum, letter) => sum + widthOf(letter), 0)
  if (width <= MOST_WITH_LITTLE) return 'little'
  return width <= MOST_WITH_SOME ? 'some' : 'much'
}

function widthOf(letter: string): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(letter))
    return 2
  return /\p{Script=Cyrillic}/u.test(letter) ? 1.2 : 1
}
