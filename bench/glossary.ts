// Finding legal words in 100 KB of text, beside one regular expression of all forms; searching the glossary,
// beside a look through the plain terms.
import path from 'node:path'
import type { LegalWords } from '../src/features/glossary/contract.ts'
import { createTermFinder } from '../src/features/glossary/domain/find-terms.ts'
import { createTermSearch } from '../src/features/glossary/domain/search-terms.ts'
import { loadGlossary } from '../src/features/glossary/server.ts'
import { loadCorpus } from '../src/features/law/server.ts'
import { uncachedKnowledge } from '../src/platform/knowledge/knowledge-cache.server.ts'
import { LANGUAGE_CODES, type LanguageCode } from '../src/shared/languages.ts'
import { type Measured, spread } from './measured.ts'

const KNOWLEDGE = path.join(import.meta.dirname, '../knowledge')
const TEXT_BYTES = 100_000
const ROUNDS = 40
const WARM_UP_ROUNDS = 5
/** One takes seconds in some languages. */
const BASELINE_ROUNDS = 3

export async function benchGlossary(): Promise<Measured[]> {
  const glossary = loadGlossary(KNOWLEDGE)
  const textOf = textsOfCorpus()
  const spoken = LANGUAGE_CODES.filter((language) => glossary.words(language).terms.length > 0)
  return [
    ...spoken.map((language) => benchFinder(glossary.words(language), textOf(language))),
    ...spoken.flatMap((language) =>
      benchSearch(
        language,
        glossary.list(language).flatMap(({ terms }) => terms),
      ),
    ),
  ]
}

function benchFinder(words: LegalWords, text: string): Measured {
  const plain = plainFinder(words)
  const find = createTermFinder(words.terms, words.wordForms)
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) find(text)
  const times: number[] = []
  const baseline: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round < BASELINE_ROUNDS) baseline.push(timed(() => plain(text)))
    times.push(timed(() => find(text)))
  }
  return spread(`legal words in 100 KB, ${words.language}`, times, baseline)
}

type Listed = Parameters<typeof createTermSearch>[0]

function benchSearch(language: LanguageCode, terms: Listed): Measured[] {
  const search = createTermSearch(terms)
  const queries = terms.flatMap(({ term }) => [term.slice(0, 2), term, `${term.slice(1)}q`])
  for (const query of queries.slice(0, WARM_UP_ROUNDS)) search.near(query)
  const baseline = queries.map((query) =>
    timed(() => terms.filter(({ term }) => term.toLowerCase().includes(query.toLowerCase()))),
  )
  const found = queries.map((query) => timed(() => search.find(query)))
  const near = queries.map((query) => timed(() => search.near(query)))
  return [
    spread(`glossary search, ${language}`, found, baseline),
    spread(`glossary suggestions, ${language}`, near, baseline),
  ]
}

/** The forms as they are listed, without endings: what one would write first. */
function plainFinder({ terms }: LegalWords): (text: string) => number {
  const forms = terms.flatMap(({ term, forms: others }) => [term, ...others])
  const longestFirst = forms.toSorted((a, b) => b.length - a.length)
  const escaped = longestFirst.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(`(?<!\\p{L})(?:${escaped.join('|')})(?!\\p{L})`, 'giu')
  return (text) => [...text.matchAll(pattern)].length
}

/** Summaries of laws and considerations as the site shows them, repeated where a language has too few. */
function textsOfCorpus(): (language: LanguageCode) => string {
  const { provisions, issues } = loadCorpus(KNOWLEDGE, uncachedKnowledge)
  return (language) => {
    const own = [
      ...[...issues.values()].flatMap(({ considerations }) => considerations),
      ...provisions.map(({ summary }) => summary),
    ].flatMap((text) => text[language] ?? [])
    let text = ''
    let bytes = 0
    for (let at = 0; bytes < TEXT_BYTES && own.length > 0; at += 1) {
      const next = `${own[at % own.length]}\n`
      text += next
      bytes += Buffer.byteLength(next)
    }
    return text
  }
}

function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}
