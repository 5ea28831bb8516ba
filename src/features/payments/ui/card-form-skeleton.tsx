import { useTranslation } from '../../../i18n/translation-context.tsx'

/** Keeps the card form's place while it is on its way. */
export function CardFormSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="text-ink-soft">
        {t('checkout.settingUp')}
      </p>
      <div aria-hidden className="grid gap-4 sm:grid-cols-2">
        <div className="h-20 animate-pulse rounded-card bg-sunken sm:col-span-2" />
        <div className="h-20 animate-pulse rounded-card bg-sunken" />
        <div className="h-20 animate-pulse rounded-card bg-sunken" />
        <div className="h-13 animate-pulse rounded-card bg-sunken sm:col-span-2" />
      </div>
    </div>
  )
}
