import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { Coverage } from './coverage-page.ts'
import { SHADE_FILLS } from './shade-fills.ts'

/** Which numbers each shade of the map stands for. */
export function MapLegend({ shown, limits }: Pick<Coverage, 'shown' | 'limits'>) {
  const { t, formatNumber } = useTranslation()
  const words = limits.map((limit, at) => {
    const next = limits[at + 1]
    const from = formatNumber(limit)
    if (next === undefined) return t('coverage.legend.from', { from })
    return next - 1 > limit
      ? t('coverage.legend.range', { from, to: formatNumber(next - 1) })
      : from
  })
  return (
    <ul
      aria-label={t(`coverage.legend.${shown}`)}
      className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft"
    >
      {[t('coverage.legend.none'), ...words].map((word, shade) => (
        <li key={word} className="flex items-center gap-2">
          <svg aria-hidden viewBox="0 0 20 14" className="h-3.5 w-5 stroke-line-strong">
            <rect width="20" height="14" rx="3" className={SHADE_FILLS[shade] ?? ''} />
          </svg>
          {word}
        </li>
      ))}
    </ul>
  )
}
