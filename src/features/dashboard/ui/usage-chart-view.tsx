import { ChartColumn } from 'lucide-react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { UsageChart } from '../contract.ts'
import { chartShape } from '../domain/chart-shape.ts'
import { ChartPattern, PatternDefinitions, patternOf } from './chart-patterns.tsx'
import { ChartTable } from './chart-table.tsx'
import { EmptyState } from './empty-state.tsx'
import { useChartKeyName } from './use-chart-key-name.ts'
import { useTimeWords } from './use-time-words.ts'

/** Analyses per month over a year, by area: a picture, a sentence that says what it shows, and its numbers. */
export function UsageChartView({ chart }: { chart: UsageChart }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="chart" className="flex flex-col gap-4">
      <h2 id="chart">{t('account.usage.chart.title')}</h2>
      {chart.total === 0 ? (
        <EmptyState
          icon={<ChartColumn className="size-6" />}
          title={t('account.usage.chart.none')}
          text={t('account.usage.chart.noneText')}
        />
      ) : (
        <figure className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-6">
          <figcaption>
            <Summary chart={chart} />
          </figcaption>
          <Legend chart={chart} />
          <Bars chart={chart} />
          <ChartTable chart={chart} />
        </figure>
      )}
    </section>
  )
}

function Summary({ chart }: { chart: UsageChart }) {
  const { t, formatNumber } = useTranslation()
  const { month } = useTimeWords()
  const keyName = useChartKeyName()
  const [first] = chart.keys
  const fullest = chart.months.reduce((best, one) => (one.total >= best.total ? one : best))
  const hasArea = first !== undefined && first !== 'others' && first !== 'unknown'
  return (
    <p className="measure">
      {t('account.usage.chart.total', { count: chart.total, number: formatNumber(chart.total) })}{' '}
      {t('account.usage.chart.most', {
        month: month(fullest.month),
        number: formatNumber(fullest.total),
      })}{' '}
      {hasArea ? t('account.usage.chart.area', { area: keyName(first) }) : null}
    </p>
  )
}

function Legend({ chart }: { chart: UsageChart }) {
  const keyName = useChartKeyName()
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {chart.keys.map((key, at) => (
        <li key={key} className="flex items-center gap-2">
          <ChartPattern at={at} />
          {keyName(key)}
        </li>
      ))}
    </ul>
  )
}

function Bars({ chart }: { chart: UsageChart }) {
  const { direction, formatNumber } = useTranslation()
  const { shortMonth } = useTimeWords()
  const shape = chartShape(chart, direction)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      className="h-auto w-full max-w-2xl"
    >
      <PatternDefinitions />
      {shape.lines.map(({ value, y }) => (
        <g key={value}>
          <line x1="0" x2={shape.width} y1={y} y2={y} className="stroke-line" />
          <text
            x={direction === 'rtl' ? shape.width : 0}
            y={y - 4}
            fontSize="13"
            className="fill-ink-soft tabular-nums"
          >
            {formatNumber(value)}
          </text>
        </g>
      ))}
      {shape.pieces.map(({ month, key, x, y, width, height }) => (
        <rect
          key={`${month} ${key}`}
          x={x}
          y={y}
          width={width}
          height={height}
          fill={patternOf(key)}
          className="stroke-surface"
        />
      ))}
      {shape.labels.map(({ month, x }) => (
        <text
          key={month}
          x={x}
          y={shape.height - 6}
          textAnchor="middle"
          fontSize="13"
          className="fill-ink-soft"
        >
          {shortMonth(month)}
        </text>
      ))}
    </svg>
  )
}
