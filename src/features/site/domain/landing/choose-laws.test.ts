import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LEGAL_AREAS, type LegalArea } from '../../../../shared/legal-areas.ts'
import type { Provision } from '../../../law/contract.ts'
import { chooseLaws } from './choose-laws.ts'

type Entry = Pick<Provision, 'id' | 'jurisdiction' | 'areas' | 'issues' | 'checked'>

const entry = (
  id: string,
  jurisdiction: string,
  issues: string[],
  areas: LegalArea[] = ['tax'],
  against: Provision['checked']['against'] = 'law-index',
): Entry => ({
  id,
  jurisdiction,
  issues,
  areas,
  checked: { on: '2026-11-21', against, result: 'found' },
})

const CHOICE = {
  isOfArea: () => true,
  levels: [['DE-BY'], ['DE'], ['EU']],
  most: 4,
  mostOfNearest: 2,
}
const idsOf = (list: readonly Entry[]) => list.map(({ id }) => id)

describe('the laws of a place', () => {
  it('begin with its own, and leave room for the law it shares', () => {
    const provisions = [
      entry('eu', 'EU', ['g']),
      entry('de-1', 'DE', ['d']),
      entry('de-2', 'DE', ['e']),
      entry('by-1', 'DE-BY', ['a']),
      entry('by-2', 'DE-BY', ['b']),
      entry('by-3', 'DE-BY', ['c']),
    ]
    expect(idsOf(chooseLaws(provisions, CHOICE))).toEqual(['by-1', 'by-2', 'de-1', 'de-2'])
    expect(idsOf(chooseLaws(provisions.slice(3), CHOICE))).toEqual(['by-1', 'by-2', 'by-3'])
  })

  it('take what tells most before what repeats it', () => {
    const provisions = [
      entry('one', 'DE', ['a']),
      entry('two', 'DE', ['a']),
      entry('many', 'DE', ['a', 'b', 'c']),
      entry('other', 'DE', ['d']),
    ]
    const [first, second] = idsOf(chooseLaws(provisions, CHOICE))
    expect([first, second]).toEqual(['many', 'other'])
  })

  it('prefer the compared of two that tell the same', () => {
    const provisions = [
      entry('unchecked', 'DE', ['a'], ['tax'], 'unchecked'),
      entry('checked', 'DE', ['a']),
    ]
    expect(idsOf(chooseLaws(provisions, CHOICE))[0]).toBe('checked')
  })

  it('of no area show many areas, of one only what belongs to it', () => {
    const provisions = [
      entry('tax-1', 'DE', ['a', 'b', 'c']),
      entry('tax-2', 'DE', ['d', 'e', 'f']),
      entry('family', 'DE', ['g'], ['family-law']),
    ]
    expect(idsOf(chooseLaws(provisions, { ...CHOICE, most: 2 }))).toEqual(['tax-1', 'family'])
    const ofTax = { area: 'tax' as const, isOfArea: (issue: string) => issue > 'c' }
    expect(idsOf(chooseLaws(provisions.slice(0, 2), { ...CHOICE, ...ofTax }))[0]).toBe('tax-2')
  })

  it('are never more than asked for, never doubled, and never of another place', () => {
    const entries = fc.array(
      fc
        .record({
          jurisdiction: fc.constantFrom('DE-BY', 'DE', 'EU', 'US'),
          issues: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e')),
          areas: fc.uniqueArray(fc.constantFrom(...LEGAL_AREAS), { minLength: 1, maxLength: 2 }),
        })
        .map(({ jurisdiction, issues, areas }) => entry('x', jurisdiction, issues, areas)),
    )
    fc.assert(
      fc.property(entries, fc.nat(8), (provisions, most) => {
        const chosen = chooseLaws(provisions, { ...CHOICE, most })
        expect(chosen.length).toBeLessThanOrEqual(most)
        expect(new Set(chosen).size).toBe(chosen.length)
        expect(chosen.every((one) => provisions.includes(one))).toBe(true)
        expect(chosen.map(({ jurisdiction }) => jurisdiction)).not.toContain('US')
        const levels = chosen.map(({ jurisdiction }) => ['DE-BY', 'DE', 'EU'].indexOf(jurisdiction))
        expect(levels).toEqual(levels.toSorted())
      }),
    )
  })
})
