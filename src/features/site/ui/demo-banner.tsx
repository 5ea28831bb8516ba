import { useTranslation } from '../../../i18n/translation-context.tsx'

export function DemoBanner() {
  const { t } = useTranslation()
  return (
    <aside
      aria-label={t('demo.title')}
      className="border-b border-amber-line bg-amber-wash px-4 py-1.5 text-center text-sm text-amber print:hidden"
    >
      <strong>{t('demo.title')}</strong> {t('demo.text')}
    </aside>
  )
}
