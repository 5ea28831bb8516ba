import { expect, test } from 'vitest'
import { shadeLimits, shadeOf } from './shades.ts'

test.each([
  { numbers: [], limits: [] },
  { numbers: [0, 0], limits: [] },
  { numbers: [3], limits: [2] },
  { numbers: [1, 2, 0], limits: [1] },
  { numbers: [1, 60], limits: [1, 2, 5, 10, 20] },
  { numbers: [1, 500_000], limits: [1, 10, 100, 2_000, 20_000] },
  { numbers: [18, 40, 1_500], limits: [10, 20, 50, 200, 500] },
])('$numbers are shaded from $limits on', ({ numbers, limits }) => {
  expect(shadeLimits(numbers)).toEqual(limits)
})

test('limits are whole, ascending, at most five, and the smallest number has a shade', () => {
  for (const lowest of [1, 7, 19, 100]) {
    for (const factor of [1, 1.5, 3, 10, 1_000, 1_000_000]) {
      const limits = shadeLimits([lowest, Math.round(lowest * factor)])
      expect(limits.length).toBeLessThanOrEqual(5)
      expect(limits.every(Number.isInteger)).toBe(true)
      expect(limits).toEqual([...new Set(limits)].toSorted((a, b) => a - b))
      expect(shadeOf(lowest, limits)).toBe(1)
      expect(shadeOf(lowest * factor, limits)).toBe(limits.length)
    }
  }
})

test('none has no shade, and a limit belongs to the shade it begins', () => {
  const limits = [1, 10, 100]
  expect([0, 1, 9, 10, 99, 100, 5_000].map((number) => shadeOf(number, limits))).toEqual([
    0, 1, 1, 2, 2, 3, 3,
  ])
})
