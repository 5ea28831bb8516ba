import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { explainedPieces } from './explained-pieces.ts'
import { createTermFinder } from './find-terms.ts'
import { LANGUAGES_WITH_SENTENCES, SENTENCES } from './sentences-for-tests/all-languages.ts'
import { readSentence, termsOf } from './sentences-for-tests/sentence-set.ts'
import { WORD_FORMS } from './word-forms/all-languages.ts'

const finderOf = (language: (typeof LANGUAGES_WITH_SENTENCES)[number]) =>
  createTermFinder(termsOf(SENTENCES[language]), WORD_FORMS[language])

describe.each(LANGUAGES_WITH_SENTENCES)('terms in sentences: %s', (language) => {
  const find = finderOf(language)
  const { sentences } = SENTENCES[language]

  it('there are at least twenty sentences', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(20)
  })

  it.each(sentences)('%s', (marked) => {
    const { text, expected } = readSentence(marked)
    const found = find(text).map(({ start, end, termId }) => `${termId}: ${text.slice(start, end)}`)
    expect(found).toEqual(expected)
  })

  it('letters written as letter and sign are the same letters', () => {
    for (const marked of sentences) {
      const { text, expected } = readSentence(marked)
      const apart = text.normalize('NFD')
      const found = find(apart).map(
        ({ start, end, termId }) => `${termId}: ${apart.slice(start, end).normalize('NFC')}`,
      )
      expect(found).toEqual(expected.map((line) => line.normalize('NFC')))
    }
  })
})

/** Texts of a language's own sentences and terms, cut anywhere, with whatever else a text may hold in between. */
function textsOf(language: (typeof LANGUAGES_WITH_SENTENCES)[number]) {
  const { sentences } = SENTENCES[language]
  const own = termsOf(SENTENCES[language]).flatMap(({ term, forms }) => [term, ...forms])
  const part = fc.oneof(
    fc.constantFrom(...own),
    fc.constantFrom(...sentences.map((marked) => readSentence(marked).text)),
    fc.constantFrom(' ', ' ', '\n', '-', '’', '. ', '\u0301', '\u200d', 'リ', '한', 'ة', 'x', '7'),
    fc.string({ unit: 'binary', maxLength: 8 }),
  )
  return fc
    .tuple(fc.array(part, { maxLength: 12 }), fc.nat(20), fc.constantFrom('NFC', 'NFD', 'none'))
    .map(([parts, cut, form]) => {
      const text = parts.join('').slice(cut)
      return form === 'none' ? text : text.normalize(form)
    })
}

const IN_WORD = /[\p{Letter}\p{Mark}\p{Number}]/u

/** Whether a place in a text lies between two characters of one word. */
function insideWord(text: string, position: number): boolean {
  const before = [...text.slice(Math.max(0, position - 2), position)].at(-1) ?? ''
  const after = [...text.slice(position, position + 2)][0] ?? ''
  return IN_WORD.test(before) && IN_WORD.test(after)
}

describe.each(LANGUAGES_WITH_SENTENCES)('whatever the text: %s', (language) => {
  const find = finderOf(language)

  it('ranges are sorted, do not overlap and hold something', () => {
    fc.assert(
      fc.property(textsOf(language), (text) => {
        let behind = 0
        for (const { start, end } of find(text)) {
          expect(start).toBeGreaterThanOrEqual(behind)
          expect(end).toBeGreaterThan(start)
          behind = end
        }
        expect(behind).toBeLessThanOrEqual(text.length)
      }),
    )
  })

  it('the pieces joined are the text, each term once and never one of an earlier text', () => {
    fc.assert(
      fc.property(textsOf(language), textsOf(language), (earlier, text) => {
        const pieces = explainedPieces(find, text, [earlier])
        expect(pieces.map((piece) => piece.text).join('')).toBe(text)
        const terms = pieces.flatMap(({ termId }) => termId ?? [])
        expect(new Set(terms).size).toBe(terms.length)
        const known = new Set(find(earlier).map(({ termId }) => termId))
        expect(terms.filter((id) => known.has(id))).toEqual([])
      }),
    )
  })
})

const WITH_SPACES = LANGUAGES_WITH_SENTENCES.filter((language) => WORD_FORMS[language].spaces)
const WITHOUT_SPACES = LANGUAGES_WITH_SENTENCES.filter((language) => !WORD_FORMS[language].spaces)

describe.each(WITH_SPACES)('whatever the text, words between spaces: %s', (language) => {
  const find = finderOf(language)

  it('no range begins or ends inside a word', () => {
    fc.assert(
      fc.property(textsOf(language), (text) => {
        for (const { start, end } of find(text)) {
          expect(insideWord(text, start)).toBe(false)
          expect(insideWord(text, end)).toBe(false)
        }
      }),
    )
  })
})

describe.each(WITHOUT_SPACES)('whatever the text, words without spaces: %s', (language) => {
  const find = finderOf(language)

  it('what is found is written as it is listed', () => {
    const own = new Map(
      termsOf(SENTENCES[language]).map(({ id, term, forms }) => [id, [term, ...forms]]),
    )
    fc.assert(
      fc.property(textsOf(language), (text) => {
        for (const { start, end, termId } of find(text)) {
          const written = text.slice(start, end).normalize('NFC').toLowerCase()
          expect(own.get(termId)?.map((form) => form.toLowerCase())).toContain(written)
        }
      }),
    )
  })
})

describe('which term is found', () => {
  const { en } = WORD_FORMS
  const ids = (terms: { id: string; term: string; forms: string[] }[], text: string) =>
    createTermFinder(terms, en)(text).map(({ termId }) => termId)

  it('the longest at a place wins, however the terms are listed', () => {
    const terms = [
      { id: 'court', term: 'court', forms: [] },
      { id: 'order', term: 'court order', forms: [] },
      { id: 'breach', term: 'court order breach', forms: [] },
    ]
    for (const listed of [terms, terms.toReversed()]) {
      expect(ids(listed, 'court, court order, court orders breach')).toEqual([
        'court',
        'order',
        'breach',
      ])
    }
  })

  it('of two terms with one form the first listed counts', () => {
    const terms = [
      { id: 'first', term: 'deed', forms: [] },
      { id: 'second', term: 'title deed', forms: ['deed'] },
    ]
    expect(ids(terms, 'a deed')).toEqual(['first'])
  })

  it('without terms, or in an empty text, nothing is found', () => {
    expect(ids([], 'bail')).toEqual([])
    expect(ids([{ id: 'bail', term: 'bail', forms: [] }], '')).toEqual([])
  })
})
