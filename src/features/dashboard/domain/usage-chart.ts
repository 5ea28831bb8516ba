import type { ChartKey, UsageChart } from '../contract.ts'
import { lastMonths, monthOf } from './calendar-months.ts'

export const CHART_MONTHS = 12
/** More could not be told apart in a small picture. */
const AREAS_SHOWN = 3

/** An analysis that was made; without an area where none was found, or where its case is deleted. */
export type CountedAnalysis = { madeAt: Date; area: string | undefined }

/** Analyses of the last twelve calendar months (UTC), in each month by area, the most frequent areas by name. */
export function usageChart(analyses: readonly CountedAnalysis[], now: Date): UsageChart {
  const months = lastMonths(now, CHART_MONTHS)
  const shown = analyses.filter(({ madeAt }) => months.includes(monthOf(madeAt)))
  const areas = mostFrequent(shown).slice(0, AREAS_SHOWN)
  const keyOf = ({ area }: CountedAnalysis): ChartKey => {
    if (area === undefined) return 'unknown'
    return areas.includes(area) ? area : 'others'
  }
  const keys = [...areas, 'others', 'unknown'].filter((key) =>
    shown.some((analysis) => keyOf(analysis) === key),
  )
  return {
    keys,
    total: shown.length,
    months: months.map((month) => {
      const made = shown.filter(({ madeAt }) => monthOf(madeAt) === month)
      const counts = keys.map((key) => made.filter((one) => keyOf(one) === key).length)
      return { month, total: made.length, counts }
    }),
  }
}

/** The areas by how often they came, equals by name. */
function mostFrequent(analyses: readonly CountedAnalysis[]): string[] {
  const counts = new Map<string, number>()
  for (const { area } of analyses) if (area) counts.set(area, (counts.get(area) ?? 0) + 1)
  return [...counts]
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .map(([area]) => area)
}
