import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  listKnowledgeFiles,
  readKnowledgeFile,
} from '../../../platform/knowledge/read-knowledge.server.ts'
import { glossaryFileSchema } from '../contract.ts'
import { createTermFinder } from '../domain/find-terms.ts'
import { orderTerms } from '../domain/order-terms.ts'
import { WORD_FORMS } from '../domain/word-forms/all-languages.ts'
import { loadGlossary } from './load-glossary.ts'

const KNOWLEDGE = path.join(import.meta.dirname, '../../../../knowledge')
/** The rest may use a word of the same family, as "competent" for "jurisdiction". */
const FOUND_IN_EXAMPLES = 0.9
const READING = {
  ja: /^[\p{Script=Hiragana}\p{Script=Katakana}ー・ ]+$/u,
  zh: /^[\p{Script=Latin}\p{Mark}'’· -]+$/u,
}

const files = listKnowledgeFiles(path.join(KNOWLEDGE, 'glossary')).map((file) =>
  readKnowledgeFile(file, glossaryFileSchema),
)

describe.each(files.map((file) => [file.language, file] as const))(
  'the glossary in %s',
  (language, { terms }) => {
    it('recognises its terms in nearly all of its own examples', () => {
      const find = createTermFinder(terms, WORD_FORMS[language])
      const missed = terms.filter(
        ({ id, example }) => !find(example).some(({ termId }) => termId === id),
      )
      expect(
        missed.length,
        missed.map(({ id, example }) => `${id}: ${example}`).join('\n'),
      ).toBeLessThanOrEqual(Math.floor(terms.length * (1 - FOUND_IN_EXAMPLES)) + 1)
    })

    it('has a letter for every term', () => {
      const listed = terms.map((term) => ({ ...term, lang: language, english: '' }))
      const groups = orderTerms(listed, language)
      expect(groups.find(({ letter }) => letter === '#')?.terms ?? []).toEqual([])
    })

    it('says how a term is read where its letters do not', () => {
      const reading = READING[language as keyof typeof READING]
      const wrong = reading ? terms.filter((term) => !reading.test(term.reading ?? '')) : []
      expect(wrong.map(({ id }) => id)).toEqual([])
    })
  },
)

it('every term is told in every language, in English where it has to be', () => {
  const glossary = loadGlossary(KNOWLEDGE)
  expect(glossary.ids.length).toBeGreaterThanOrEqual(160)
  for (const language of ['en', 'es', 'ar', 'ja'] as const) {
    const shown = glossary.list(language).flatMap(({ terms }) => terms.map(({ id }) => id))
    expect(shown.toSorted()).toEqual([...glossary.ids].toSorted())
    expect(glossary.ids.every((id) => glossary.entry(language, id))).toBe(true)
  }
})
