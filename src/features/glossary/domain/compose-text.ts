/** A text in composed letters (NFC), and where each of its positions stood in the text as given. */
export type ComposedText = { composed: string; originOf(position: number): number }

/** A letter with its combining signs, or a Korean syllable written as its parts. */
const LETTER = /[\u1100-\u115f][\u1160-\u11a7][\u11a8-\u11ff]?|[^\p{Mark}]\p{Mark}*|\p{Mark}+/gsu

/** Nearly every text is composed already and is given back as it is. */
export function composeText(text: string): ComposedText {
  if (text.normalize('NFC') === text) return { composed: text, originOf: (position) => position }
  const origins: number[] = []
  let composed = ''
  for (const match of text.matchAll(LETTER)) {
    const letter = match[0].normalize('NFC')
    composed += letter
    for (let at = 0; at < letter.length; at += 1) {
      origins.push(letter === match[0] ? match.index + at : match.index)
    }
  }
  return { composed, originOf: (position) => origins[position] ?? text.length }
}
