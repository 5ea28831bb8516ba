import { describe, expect, it } from 'vitest'
import { type GlossaryFile, glossaryFileSchema } from '../contract.ts'
import { createGlossary } from './glossary.ts'

function file(language: string, terms: Record<string, object>): GlossaryFile {
  return glossaryFileSchema.parse({
    language,
    terms: Object.entries(terms).map(([id, changes]) => ({
      id,
      term: `${id} (${language})`,
      definition: `What ${id} means.`,
      example: `A sentence with ${id}.`,
      area: 'general',
      ...changes,
    })),
  })
}

const glossary = createGlossary([
  file('en', {
    bail: { term: 'bail', related: ['plea'], respelling: 'BAYL', forms: ['bail bond'] },
    plea: { term: 'plea', related: ['bail'] },
  }),
  file('es', { bail: { term: 'fianza', forms: ['libertad bajo fianza'] } }),
  file('fr', { bail: { term: 'caution' }, plea: { term: 'plaidoyer' }, only: { term: 'seul' } }),
])

describe('glossary', () => {
  it('a term the language lacks is shown in English and says so', () => {
    const plea = glossary.entry('es', 'plea')
    expect(plea).toMatchObject({ lang: 'en', term: 'plea', definition: 'What plea means.' })
    expect(plea?.related).toEqual([{ id: 'bail', lang: 'es', term: 'fianza' }])
    expect(glossary.list('es').flatMap(({ terms }) => terms.map(({ lang }) => lang))).toEqual([
      'es',
      'en',
    ])
  })

  it('translations are those there are; the other languages are named as missing', () => {
    const bail = glossary.entry('en', 'bail')
    expect(bail?.translations).toEqual([
      { lang: 'es', term: 'fianza' },
      { lang: 'fr', term: 'caution' },
    ])
    expect(bail?.missing).toHaveLength(11)
    expect(glossary.entry('es', 'plea')?.translations).toEqual([{ lang: 'fr', term: 'plaidoyer' }])
  })

  it('texts of a language are searched only for its own words', () => {
    const { terms } = glossary.words('es')
    expect(terms).toEqual([
      {
        id: 'bail',
        term: 'fianza',
        forms: ['libertad bajo fianza'],
        definition: 'What bail means.',
        translations: [
          { lang: 'en', term: 'bail' },
          { lang: 'fr', term: 'caution' },
        ],
      },
    ])
    expect(glossary.words('ko').terms).toEqual([])
  })

  it('a term is found in every language by its English name', () => {
    const [first] = glossary.list('fr').flatMap(({ terms }) => terms)
    expect(first).toMatchObject({ term: 'caution', english: 'bail' })
  })

  it('what English does not have is no term', () => {
    expect(glossary.entry('fr', 'only')).toBeUndefined()
    expect(glossary.entry('en', 'constructor')).toBeUndefined()
    expect(glossary.ids).toEqual(['bail', 'plea'])
  })
})
