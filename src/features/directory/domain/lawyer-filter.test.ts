import { describe, expect, it } from 'vitest'
import { foldText } from './fold-text.ts'
import { readLawyerFilter } from './lawyer-filter.ts'

describe('lawyer filter', () => {
  it("empty, 'all' and 'any' mean no filter", () => {
    expect(
      readLawyerFilter({
        location: 'all',
        experience: 'any',
        nameSearch: '',
        freeConsultation: 'false',
      }),
    ).toEqual({
      ok: true,
      filter: {},
    })
  })

  it('known values are read', () => {
    expect(
      readLawyerFilter({
        country: 'us',
        jurisdiction: 'us-ca',
        specialization: 'tax',
        location: 'san-diego',
        experience: '10+',
        freeConsultation: 'true',
        nameSearch: 'Muñoz',
      }),
    ).toEqual({
      ok: true,
      filter: {
        country: 'US',
        jurisdiction: 'US-CA',
        specialization: 'tax',
        city: 'san diego',
        minimumYears: 10,
        freeConsultation: true,
        name: 'munoz',
      },
    })
  })

  it.each([
    ['country', "US' OR 1=1"],
    ['experience', '7+'],
    ['specialization', 'astrology'],
    ['freeConsultation', 'maybe'],
    ['jurisdiction', '../etc'],
  ])('an unknown %s is refused by name', (field, value) => {
    expect(readLawyerFilter({ [field]: value })).toMatchObject({ ok: false, field })
  })

  it('folding keeps other scripts and drops accents', () => {
    expect(foldText('  Muñoz  ŁØß ')).toBe('munoz loss')
    expect(foldText('Москва 東京')).toBe('москва 東京')
  })
})
