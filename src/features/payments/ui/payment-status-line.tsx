import { CircleCheck, CircleDashed, CircleX, Clock, ShieldAlert, Wifi, WifiOff } from 'lucide-react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { paymentStatusKey } from './payment-status-key.ts'

const LOOKS = {
  created: { Icon: CircleDashed, colour: 'text-ink' },
  processing: { Icon: Clock, colour: 'text-amber' },
  succeeded: { Icon: CircleCheck, colour: 'text-sure' },
  failed: { Icon: CircleX, colour: 'text-danger' },
  requires_action: { Icon: ShieldAlert, colour: 'text-amber' },
  initializing: { Icon: CircleDashed, colour: 'text-ink-soft' },
} as const

type Props = { status: string | undefined; connected: boolean }

/** What the payment is at, and whether changes arrive by themselves. */
export function PaymentStatusLine({ status, connected }: Props) {
  const { t } = useTranslation()
  const key = paymentStatusKey(status)
  const { Icon, colour } = LOOKS[key]
  const Connection = connected ? Wifi : WifiOff
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-sunken px-3 py-2">
      <p role="status" className={`flex items-center gap-2 font-semibold ${colour}`}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {t(`paymentStatus.label.${key}`)}
      </p>
      <p className="flex items-center gap-2 text-sm text-ink-soft">
        <Connection aria-hidden className="size-4 shrink-0" />
        <span className="sr-only">{t('paymentStatus.realTime')}</span>
        {t(connected ? 'paymentStatus.connected' : 'paymentStatus.disconnected')}
      </p>
    </div>
  )
}
