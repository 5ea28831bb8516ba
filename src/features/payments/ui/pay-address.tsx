import { Button } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { nearMissEmail } from './near-miss-email.ts'

/** The address the access will belong to, large, right above the pay button. */
export function PayAddress({ email, onEdit }: { email: string; onEdit(): void }) {
  const { t } = useTranslation()
  const doubtful = nearMissEmail(email) !== undefined
  return (
    <div
      className={`rounded-card border p-4 ${doubtful ? 'border-amber-line bg-amber-wash text-amber' : 'border-line bg-sunken'}`}
    >
      <p>{t('checkout.address.lead')}</p>
      <p className="text-xl font-semibold break-all">
        <bdi>{email}</bdi>
      </p>
      <p className="mt-1 text-sm">
        {t(doubtful ? 'checkout.address.doubtful' : 'checkout.address.check')}
      </p>
      <Button look="secondary" className="mt-2" onClick={onEdit}>
        {t('checkout.address.change')}
      </Button>
    </div>
  )
}
