import type { UsageChart } from '../contract.ts'

/** A piece of a bar; `key` counts the chart's keys. Lengths in the units of the picture's view box. */
export type BarPiece = {
  month: string
  key: number
  x: number
  y: number
  width: number
  height: number
}

export type ChartShape = {
  width: number
  height: number
  pieces: BarPiece[]
  /** The middle of every second month's bar, the newest among them: more names would run into each other. */
  labels: { month: string; x: number }[]
  /** Lines with the number they stand for, the base line first. */
  lines: { value: number; y: number }[]
}

/** Small enough that its words can be read on a phone. */
const SIZE = { width: 400, height: 200 }
/** Room for the numbers at the side, for the months below. */
const INSET = { side: 26, top: 22, bottom: 24 }
const BAR_SHARE = 0.6

/** Where the bars stand. Time runs as one reads: in a right-to-left page the newest month is at the left. */
export function chartShape(chart: UsageChart, direction: 'ltr' | 'rtl'): ChartShape {
  const top = niceTop(Math.max(1, ...chart.months.map(({ total }) => total)))
  const base = SIZE.height - INSET.bottom
  const unit = (base - INSET.top) / top
  const slot = (SIZE.width - INSET.side) / chart.months.length
  const leftOf = (at: number) =>
    direction === 'ltr' ? INSET.side + at * slot : SIZE.width - INSET.side - (at + 1) * slot
  const pieces = chart.months.flatMap(({ month, counts }, at) => {
    let below = 0
    return counts.flatMap((count, key) => {
      if (count === 0) return []
      below += count
      return {
        month,
        key,
        x: leftOf(at) + (slot * (1 - BAR_SHARE)) / 2,
        y: base - below * unit,
        width: slot * BAR_SHARE,
        height: count * unit,
      }
    })
  })
  return {
    ...SIZE,
    pieces,
    labels: chart.months
      .map(({ month }, at) => ({ month, x: leftOf(at) + slot / 2 }))
      .filter((_, at) => (chart.months.length - at) % 2 === 1),
    lines: [0, top / 2, top]
      .filter(Number.isInteger)
      .map((value) => ({ value, y: base - value * unit })),
  }
}

/** The next of 1, 2, 4, 10, 20, 40, 100 ... that the highest bar fits under: it and its half are easy to read. */
function niceTop(highest: number): number {
  for (let power = 1; ; power *= 10) {
    const fitting = [1, 2, 4].map((step) => step * power).find((value) => value >= highest)
    if (fitting) return fitting
  }
}
