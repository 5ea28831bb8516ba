import type { TermWords } from '../term-words.ts'

/** Sentences of one language with the terms that must be found in them, marked as `[plaintiffs](plaintiff)`. */
export type SentenceSet = {
  /** Made up for the test; a term's forms stand behind it, between bars: `bail | bail bond`. */
  terms: Readonly<Record<string, string>>
  sentences: readonly string[]
}

const MARK = /\[([^\]]+)\]\(([a-z-]+)\)/gu

export function termsOf({ terms }: SentenceSet): TermWords[] {
  return Object.entries(terms).map(([id, written]) => {
    const [term = '', ...forms] = written.split('|').map((form) => form.trim())
    return { id, term, forms }
  })
}

/** The sentence as people read it, and what is to be found in it as `id: words`. */
export function readSentence(marked: string): { text: string; expected: string[] } {
  return {
    text: marked.replace(MARK, '$1'),
    expected: [...marked.matchAll(MARK)].map(([, words, id]) => `${id}: ${words}`),
  }
}
