import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { inDailyTurns } from './daily-turns.ts'

const FIRST_DAY = Date.UTC(2026, 0, 1)
const dayAfter = (days: number) =>
  new Date(FIRST_DAY + days * 86_400_000).toISOString().slice(0, 10)
const idOf = (id: string) => id

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), {
  minLength: 1,
  maxLength: 60,
})

describe('daily turns', () => {
  test('put each of n first 365/n times a year, at most two days more or fewer', () => {
    fc.assert(
      fc.property(ids, fc.nat(20_000), (members, start) => {
        const firsts = new Map(members.map((id) => [id, 0]))
        for (let day = start; day < start + 365; day += 1) {
          const [first = ''] = inDailyTurns(members, idOf, dayAfter(day))
          firsts.set(first, (firsts.get(first) ?? 0) + 1)
        }
        const off = [...firsts.values()].map((days) => Math.abs(days - 365 / members.length))
        expect(Math.max(...off)).toBeLessThanOrEqual(2)
      }),
      { numRuns: 40 },
    )
  })

  test('have everybody once and do not depend on the order they come in', () => {
    fc.assert(
      fc.property(ids, fc.nat(20_000), (members, day) => {
        const ordered = inDailyTurns(members, idOf, dayAfter(day))
        expect([...ordered].sort()).toEqual([...members].sort())
        expect(inDailyTurns([...members].reverse(), idOf, dayAfter(day))).toEqual(ordered)
      }),
    )
  })

  test('draw who follows whom anew, so that nobody always stands behind the same person', () => {
    const members = ['ana', 'ben', 'eva', 'ida', 'leo']
    const behindAna = Array.from({ length: 100 }, (_, day) => {
      const ordered = inDailyTurns(members, idOf, dayAfter(day))
      return ordered[(ordered.indexOf('ana') + 1) % ordered.length]
    })
    expect(new Set(behindAna)).toEqual(new Set(['ben', 'eva', 'ida', 'leo']))
  })
})
