import fc from 'fast-check'
import { expect, test } from 'vitest'
import { speedOf } from './speed.ts'

test('a speed is 0.5 to 2 in steps of 0.1, whatever was stored', () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      const speed = speedOf(value)
      expect(speed).toBeGreaterThanOrEqual(0.5)
      expect(speed).toBeLessThanOrEqual(2)
      expect(Number((speed * 10).toFixed(6)) % 1).toBe(0)
    }),
  )
  expect([speedOf(0.3), speedOf(1.24), speedOf(9), speedOf(Number.NaN)]).toEqual([0.5, 1.2, 2, 1])
})
