import { useMemo } from 'react'
import { explainedPieces } from '../domain/explained-pieces.ts'
import type { Explanation } from '../domain/explanation.ts'
import type { TermFinder } from '../domain/term-words.ts'
import { ExplainedTerm } from './explained-term.tsx'

export type ExplainingWords = {
  find: TermFinder
  explanations: ReadonlyMap<string, Explanation>
}

type Props = {
  words: ExplainingWords
  text: string
  earlier: readonly string[] | undefined
}

/** The same letters in the same places; each term is a button the first time it comes. */
export function MarkedText({ words: { find, explanations }, text, earlier }: Props) {
  // One text as a key: a list is another one at every rendering.
  const before = earlier?.join('\n\n') ?? ''
  const pieces = useMemo(() => explainedPieces(find, text, [before]), [find, text, before])
  return pieces.map((piece) => {
    const explanation = piece.termId === undefined ? undefined : explanations.get(piece.termId)
    if (!explanation) return piece.text
    return <ExplainedTerm key={piece.start} text={piece.text} explanation={explanation} />
  })
}
