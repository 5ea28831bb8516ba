import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { UsageChart } from '../contract.ts'
import { chartShape } from './chart-shape.ts'

function chartOf(counts: number[][]): UsageChart {
  const months = counts.map((row, at) => ({
    month: `2026-${String(at + 1).padStart(2, '0')}`,
    total: row.reduce((sum, count) => sum + count, 0),
    counts: row,
  }))
  return { keys: ['tax', 'others'], total: 0, months }
}

const twelve = fc.array(fc.tuple(fc.nat(400), fc.nat(400)), { minLength: 12, maxLength: 12 })

it('bars are as high as what they count, stand on the base line and stay in the picture', () => {
  fc.assert(
    fc.property(twelve, fc.constantFrom('ltr' as const, 'rtl' as const), (rows, direction) => {
      const chart = chartOf(rows)
      const shape = chartShape(chart, direction)
      const base = shape.lines[0]?.y ?? 0
      const [first] = shape.pieces
      const firstCount = chart.months.find(({ month }) => month === first?.month)?.counts[
        first?.key ?? 0
      ]
      const unit = first && firstCount ? first.height / firstCount : 0
      for (const { month, total } of chart.months) {
        const pieces = shape.pieces.filter((piece) => piece.month === month)
        const height = pieces.reduce((sum, piece) => sum + piece.height, 0)
        expect(height).toBeCloseTo(total * unit, 6)
        const lowest = Math.max(base - 1e-6, ...pieces.map(({ y, height: tall }) => y + tall))
        expect(lowest).toBeCloseTo(base, 3)
      }
      for (const { x, y, width } of shape.pieces) {
        expect(y).toBeGreaterThanOrEqual(0)
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(shape.width)
      }
    }),
  )
})

it('time runs as one reads', () => {
  const chart = chartOf(Array.from({ length: 12 }, () => [1, 0]))
  const xs = (direction: 'ltr' | 'rtl') => chartShape(chart, direction).labels.map(({ x }) => x)
  expect(xs('ltr')).toEqual(xs('ltr').toSorted((a, b) => a - b))
  expect(xs('rtl')).toEqual(xs('rtl').toSorted((a, b) => b - a))
})

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [2, [0, 1, 2]],
  [3, [0, 2, 4]],
  [7, [0, 5, 10]],
  [30, [0, 20, 40]],
  [41, [0, 50, 100]],
])('with %i at most the lines stand for %j', (most, values) => {
  const chart = chartOf([[most, 0]])
  expect(chartShape(chart, 'ltr').lines.map(({ value }) => value)).toEqual(values)
})
