import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { provisionExample } from '../../../../test/provision-example.ts'
import type { Classification } from './classifier.ts'
import { MAX_PROVISIONS, retrieveProvisions } from './retrieve-provisions.ts'

const provision = (id: string, issues: string[]) =>
  provisionExample({ id, issues, areas: ['real-estate'] })

const classified = (...issues: [string, number][]): Classification => ({
  issues: issues.map(([issue, score]) => ({ issue, score, area: 'real-estate' })),
  areas: [{ area: 'real-estate', score: 0.8 }],
  confidence: 0.8,
  because: [],
})

describe('retrieval', () => {
  it('the likelier issue comes first, then the more specific place', () => {
    const found = retrieveProvisions(
      [
        provision('a', ['eviction']),
        provision('b', ['security-deposit']),
        provision('c', ['security-deposit']),
      ],
      classified(['security-deposit', 0.7], ['eviction', 0.2]),
    )
    expect(found.map((candidate) => candidate.provision.id)).toEqual(['b', 'c', 'a'])
  })

  it('of one issue and place what is most like the facts comes first, the narrower place before it', () => {
    const regional = { ...provision('r', ['eviction']), jurisdiction: 'US-NY' }
    const federal = ['a', 'b', 'c'].map((id) => provision(id, ['eviction']))
    const alike = new Map([
      ['a', 0.1],
      ['b', 0.9],
      ['c', 0.4],
    ])
    const found = retrieveProvisions(
      [regional, ...federal],
      classified(['eviction', 0.9]),
      ({ id }) => alike.get(id) ?? 0,
    )
    expect(found.map((candidate) => candidate.provision.id)).toEqual(['r', 'b', 'c', 'a'])
  })

  it('an issue far less likely than the first is not answered', () => {
    const found = retrieveProvisions(
      [
        provision('a', ['eviction']),
        ...['b', 'c', 'd'].map((id) => provision(id, ['security-deposit'])),
      ],
      classified(['security-deposit', 0.9], ['eviction', 0.05]),
    )
    expect(found.map((candidate) => candidate.provision.id)).toEqual(['b', 'c', 'd'])
  })

  it('nothing known means no law', () => {
    const nothing = { issues: [], areas: [], confidence: 0, because: [] }
    expect(retrieveProvisions([provision('a', ['eviction'])], nothing)).toEqual([])
  })

  it('only given provisions come back, each once and at most eight', () => {
    const issue = fc.constantFrom('eviction', 'security-deposit', 'housing-repairs')
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(issue, { minLength: 1 }), { maxLength: 30 }),
        fc.array(fc.tuple(issue, fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 4 }),
        (issueLists, scores) => {
          const given = issueLists.map((issues, at) => provision(String(at), issues))
          const found = retrieveProvisions(given, classified(...scores)).map(
            (candidate) => candidate.provision,
          )
          expect(found.length).toBeLessThanOrEqual(MAX_PROVISIONS)
          expect(new Set(found).size).toBe(found.length)
          expect(found.every((one) => given.includes(one))).toBe(true)
        },
      ),
    )
  })
})
