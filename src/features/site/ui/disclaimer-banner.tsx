import { TriangleAlert } from 'lucide-react'
import { useTranslation } from '../../../i18n/translation-context.tsx'

export function DisclaimerBanner() {
  const { t } = useTranslation()
  return (
    <aside aria-label={t('disclaimer.title')} className="border-b border-line bg-sunken">
      <div className="wide-column flex gap-3 py-2.5 text-sm">
        <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-amber" />
        <p>
          <strong>{t('disclaimer.title')}:</strong> {t('disclaimer.text')}
        </p>
      </div>
    </aside>
  )
}
