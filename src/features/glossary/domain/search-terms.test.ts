import { describe, expect, it } from 'vitest'
import { createTermSearch } from './search-terms.ts'

const term = (id: string, name: string, forms: string[] = [], english = id) => ({
  id,
  lang: 'en' as const,
  term: name,
  definition: '',
  forms,
  english,
})

const search = createTermSearch([
  term('plaintiff', 'plaintiff', ['plaintiffs', 'claimant']),
  term('power-of-attorney', 'power of attorney'),
  term('bail', 'bail', ['bail bond']),
  term('statute', 'prescripción', ['prescripciones'], 'statute of limitations'),
  term('custody', 'الحضانة', [], 'custody'),
  term('capacity', 'أهليّة', [], 'capacity'),
  term('deposit', 'किराया', [], 'deposit'),
  term('contract', '契約', [], 'contract'),
  term('guarantee', 'ガレージ', [], 'garage'),
])
const found = (query: string) => [...search.find(query)]
const near = (query: string) => search.near(query).map(({ id }) => id)

describe('search', () => {
  it('any part of a term, a form or the English term is enough', () => {
    expect(found('TIFF')).toEqual(['plaintiff'])
    expect(found('claimant')).toEqual(['plaintiff'])
    expect(found('limitations')).toEqual(['statute'])
    expect(found('契')).toEqual(['contract'])
  })

  it('accents, vowel signs and hamza may be left out', () => {
    expect(found('prescripcion')).toEqual(['statute'])
    expect(found('prescripción')).toEqual(['statute'])
    expect(found('حَضانه')).toEqual(['custody'])
    expect(found('اهلية')).toEqual(['capacity'])
  })

  it('Hindi vowels and Japanese voicing are letters and must be right', () => {
    expect(found('करय')).toEqual([])
    expect(found('カレ')).toEqual([])
  })

  it('nothing asked finds everything, spaces and dashes are one', () => {
    expect(found('  ')).toHaveLength(9)
    expect(found('power-of  attorney')).toEqual(['power-of-attorney'])
  })

  it('signs of a pattern are only text', () => {
    expect(found('.*')).toHaveLength(9)
    expect(found('(bail')).toEqual(['bail'])
    expect(found('b[ai]l')).toEqual([])
  })

  it('the nearest spelling is suggested first', () => {
    expect(near('plantif')).toEqual(['plaintiff'])
    expect(near('bial')).toEqual(['bail'])
    expect(near('attorny')).toEqual(['power-of-attorney'])
    expect(near('zebra crossing')).toEqual([])
  })
})
