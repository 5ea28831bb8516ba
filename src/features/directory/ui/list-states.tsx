import { WifiOff } from 'lucide-react'
import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'

/** Holds the place of the first cards. */
export function LawyersLoading() {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-sm text-ink-soft">
        {t('lawyers.loading')}
      </p>
      {['first', 'second', 'third'].map((place) => (
        <div
          key={place}
          aria-hidden
          className="h-72 animate-pulse rounded-card border border-line bg-sunken"
        />
      ))}
    </div>
  )
}

export function LawyersFailed({ onRetry, busy }: { onRetry(): void; busy: boolean }) {
  const { t } = useTranslation()
  return (
    <Notice tone="danger" role="alert" title={t('lawyers.failed')}>
      <Button look="secondary" busy={busy} onClick={onRetry} className="mt-3">
        {t('lawyers.retry')}
      </Button>
    </Notice>
  )
}

export function LawyersOffline() {
  const { t } = useTranslation()
  return (
    <Notice tone="amber" role="status" icon={<WifiOff size={20} />}>
      <p>{t('lawyers.offline')}</p>
    </Notice>
  )
}
