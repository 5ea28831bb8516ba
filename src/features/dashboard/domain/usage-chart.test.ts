import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LEGAL_AREAS } from '../../../shared/legal-areas.ts'
import { type CountedAnalysis, usageChart } from './usage-chart.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const made = (when: string, area?: string): CountedAnalysis => ({ madeAt: new Date(when), area })

it('counts by month and area, the most frequent area first', () => {
  const chart = usageChart(
    [
      made('2026-11-30T23:59:59Z', 'tax'),
      made('2026-11-01T00:00:00Z', 'employment'),
      made('2026-10-31T23:59:59Z', 'employment'),
      made('2026-10-02T00:00:00Z'),
      made('2025-12-01T00:00:00Z', 'tax'),
      made('2025-11-30T23:59:59Z', 'tax'),
    ],
    NOW,
  )
  expect(chart.keys).toEqual(['employment', 'tax', 'unknown'])
  expect(chart.total).toBe(5)
  expect(chart.months.map(({ month }) => month).slice(0, 2)).toEqual(['2025-12', '2026-01'])
  expect(chart.months.at(0)).toEqual({ month: '2025-12', total: 1, counts: [0, 1, 0] })
  expect(chart.months.at(-2)).toEqual({ month: '2026-10', total: 2, counts: [1, 0, 1] })
  expect(chart.months.at(-1)).toEqual({ month: '2026-11', total: 2, counts: [1, 1, 0] })
})

it('names three areas and puts the rest together', () => {
  const areas = [
    'tax',
    'tax',
    'tax',
    'insurance',
    'insurance',
    'business',
    'business',
    'maritime',
    'technology',
  ]
  const chart = usageChart(
    areas.map((area) => made('2026-11-05T00:00:00Z', area)),
    NOW,
  )
  expect(chart.keys).toEqual(['tax', 'business', 'insurance', 'others'])
  expect(chart.months.at(-1)?.counts).toEqual([3, 2, 2, 2])
})

it('is empty without analyses, with its twelve months', () => {
  const chart = usageChart([], NOW)
  expect(chart).toMatchObject({ keys: [], total: 0 })
  expect(chart.months).toHaveLength(12)
})

it('loses none and counts none twice, however many areas there are', () => {
  const analyses = fc.array(
    fc.record({
      madeAt: fc.date({
        min: new Date('2025-06-01'),
        max: new Date('2026-11-30'),
        noInvalidDate: true,
      }),
      area: fc.option(fc.constantFrom(...LEGAL_AREAS), { nil: undefined }),
    }),
  )
  fc.assert(
    fc.property(analyses, (all) => {
      const { months, total, keys } = usageChart(all, NOW)
      const within = all.filter(({ madeAt }) => madeAt >= new Date('2025-12-01T00:00:00Z'))
      expect(total).toBe(within.length)
      for (const month of months) {
        expect(month.counts).toHaveLength(keys.length)
        expect(month.counts.reduce((sum, count) => sum + count, 0)).toBe(month.total)
      }
      expect(months.reduce((sum, month) => sum + month.total, 0)).toBe(total)
      expect(keys.length).toBeLessThanOrEqual(5)
    }),
  )
})
