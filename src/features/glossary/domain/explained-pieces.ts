import type { TermFinder } from './term-words.ts'

/** A stretch of a text; one with a term is to be explained. */
export type Piece = { text: string; start: number; termId?: string }

/**
 * Cuts a text so that each term stands in a piece of its own the first time it comes.
 * @param earlier texts of the same section; what they explain is not explained again
 */
export function explainedPieces(
  find: TermFinder,
  text: string,
  earlier: readonly string[] = [],
): Piece[] {
  const explained = new Set(earlier.flatMap((before) => find(before).map(({ termId }) => termId)))
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end, termId } of find(text)) {
    if (explained.has(termId)) continue
    explained.add(termId)
    if (start > at) pieces.push({ text: text.slice(at, start), start: at })
    pieces.push({ text: text.slice(start, end), start, termId })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at })
  return pieces
}
