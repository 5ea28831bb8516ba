/** A stretch of the page that is read in one language. */
export type SpeechBlock = { text: string; language: string }

/** What is spoken at one go: `text` of `block` from `start` to `end`, in UTF-16 units. */
export type SpeechPiece = { block: number; start: number; end: number }

/** Some browsers fall silent after about 14 seconds of one utterance; this is well below. */
const LONGEST_SECONDS = 10
/** Signs spoken in a second at normal speed, on the slow side. */
const SIGNS_A_SECOND = { spaced: 13, unspaced: 5 }
const UNSPACED = ['ja', 'zh', 'ko', 'th']
const SHORTEST_PIECE = 20

/** The most signs that are spoken at one go, at a speed of 0.5 to 2. */
export function longestPiece(language: string, speed: number): number {
  const primary = language.toLowerCase().split('-')[0] ?? ''
  const signs = SIGNS_A_SECOND[UNSPACED.includes(primary) ? 'unspaced' : 'spaced']
  return Math.max(SHORTEST_PIECE, Math.floor(signs * LONGEST_SECONDS * Math.min(1, speed)))
}

/** Sentence by sentence, and long sentences in parts; together they are the whole of every block. */
export function speechPieces(blocks: readonly SpeechBlock[], speed: number): SpeechPiece[] {
  return blocks.flatMap(({ text, language }, block) => {
    const longest = longestPiece(language, speed)
    return sentences(text, language).flatMap(({ start, end }) =>
      parts(text, start, end, longest).map((part) => ({ block, ...part })),
    )
  })
}

/** The piece in which a place of the text lies; used to go on at another speed. */
export function pieceAt(pieces: readonly SpeechPiece[], block: number, position: number): number {
  const at = pieces.findIndex((piece) => piece.block === block && position < piece.end)
  return at === -1 ? pieces.length - 1 : at
}

type Stretch = { start: number; end: number }

function sentences(text: string, language: string): Stretch[] {
  return [...segmenter(language).segment(text)].map(({ segment, index }) => ({
    start: index,
    end: index + segment.length,
  }))
}

function segmenter(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity: 'sentence' })
  } catch {
    // A page may name a language in a way that is none.
    return new Intl.Segmenter('en', { granularity: 'sentence' })
  }
}

/** Cuts after a comma or the like, else after a space, else where the length ends. */
function parts(text: string, start: number, end: number, longest: number): Stretch[] {
  if (end - start <= longest) return [{ start, end }]
  const window = text.slice(start, start + longest)
  const cut =
    lastMatch(window, /[,;:،؛、，；：)\]](?=\s|$)|[、，；：]/gu) ?? lastMatch(window, /\s/gu)
  const middle = start + (cut ?? wholeSigns(window))
  return [{ start, end: middle }, ...parts(text, middle, end, longest)]
}

/** Where the last match in the second half of the window ends. */
function lastMatch(window: string, pattern: RegExp): number | undefined {
  const ends = [...window.matchAll(pattern)].map((match) => match.index + match[0].length)
  return ends.filter((place) => place > window.length / 2).at(-1)
}

/** Never between the two halves of one sign. */
function wholeSigns(window: string): number {
  const last = window.charCodeAt(window.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? window.length - 1 : window.length
}
