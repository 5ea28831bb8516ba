import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepFor } from './kept-pages.ts'

describe('what is kept', () => {
  it('is given up after its time', () => {
    const kept = keepFor<string>({ ms: 100, mostBytes: 10 })
    kept.set('a', 'A', 1, 0)
    expect(kept.get('a', 99)).toBe('A')
    expect(kept.get('a', 100)).toBeUndefined()
    expect(kept.bytes()).toBe(0)
  })

  it('makes room by giving up what was not asked for the longest', () => {
    const kept = keepFor<string>({ ms: 100, mostBytes: 3 })
    for (const key of ['a', 'b', 'c']) kept.set(key, key, 1, 0)
    kept.get('a', 1)
    kept.set('d', 'd', 1, 1)
    expect(['a', 'b', 'c', 'd'].map((key) => kept.get(key, 2))).toEqual(['a', undefined, 'c', 'd'])
  })

  it('never takes more room than there is, and counts what it takes', () => {
    const steps = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.integer({ min: 1, max: 12 })),
    )
    fc.assert(
      fc.property(steps, (sets) => {
        const kept = keepFor<number>({ ms: 100, mostBytes: 10 })
        for (const [key, bytes] of sets) kept.set(key, bytes, bytes, 0)
        expect(kept.bytes()).toBeLessThanOrEqual(10)
        const found = ['a', 'b', 'c', 'd'].flatMap((key) => kept.get(key, 1) ?? [])
        expect(found.reduce((sum, bytes) => sum + bytes, 0)).toBe(kept.bytes())
      }),
    )
  })
})
