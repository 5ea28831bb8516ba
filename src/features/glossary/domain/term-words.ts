/** A term with all the ways in which it is listed. */
export type TermWords = { id: string; term: string; forms: readonly string[] }

/** Where a term stands in a text, in UTF-16 units; `end` is behind it. */
export type FoundTerm = { start: number; end: number; termId: string }

export type TermFinder = (text: string) => FoundTerm[]
