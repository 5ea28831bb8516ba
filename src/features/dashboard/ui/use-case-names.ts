import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { ShownCase } from '../contract.ts'

/** How a case is called: by its own name, else by its area. */
export function useCaseNames() {
  const { t } = useTranslation()
  const areaName = ({ area }: Pick<ShownCase, 'area'>) =>
    area ? t(`areas.${area}`, {}, area) : t('account.cases.noArea')
  const caseName = (shown: Pick<ShownCase, 'title' | 'area'>) => shown.title ?? areaName(shown)
  return { areaName, caseName }
}
