import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { UsageChart } from '../contract.ts'
import { useChartKeyName } from './use-chart-key-name.ts'
import { useTimeWords } from './use-time-words.ts'

const CELL = 'border-t border-line px-2 py-1.5 text-start'

/** The numbers of the picture, for who cannot see it and for who wants them exactly. */
export function ChartTable({ chart }: { chart: UsageChart }) {
  const { t, formatNumber } = useTranslation()
  const { month } = useTimeWords()
  const keyName = useChartKeyName()
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold text-brand">
        {t('account.usage.chart.asTable')}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by the keyboard */}
      <section aria-labelledby="chart" tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-sm">
          <thead>
            <tr>
              {[
                t('account.usage.chart.month'),
                ...chart.keys.map(keyName),
                t('account.usage.chart.all'),
              ].map((name) => (
                <th key={name} scope="col" className={CELL}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.months.map((row) => (
              <tr key={row.month}>
                <th scope="row" className={`${CELL} font-normal whitespace-nowrap`}>
                  {month(row.month)}
                </th>
                {chart.keys.map((key, at) => (
                  <td key={key} className={CELL}>
                    {formatNumber(row.counts[at] ?? 0)}
                  </td>
                ))}
                <td className={`${CELL} font-semibold`}>{formatNumber(row.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
