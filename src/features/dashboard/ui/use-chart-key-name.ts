import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { ChartKey } from '../contract.ts'

/** The name of a part of the bars. */
export function useChartKeyName() {
  const { t } = useTranslation()
  return (key: ChartKey) =>
    key === 'others' || key === 'unknown'
      ? t(`account.usage.chart.keys.${key}`)
      : t(`areas.${key}`, {}, key)
}
