import { Button } from '../../../design/button.tsx'
import { Dialog } from '../../../design/dialog.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { OwnSubscription, ShownSubscription } from '../../payments/contract.ts'

type Props = {
  open: boolean
  busy: boolean
  subscription: ShownSubscription
  onConfirm(): void
  onClose(): void
}

type ChangeProps = Props & {
  own: OwnSubscription
  to: NonNullable<ShownSubscription['change']>
}

/** Says what is paid when, then asks. */
export function ChangeDialog({ own, to, subscription, ...dialog }: ChangeProps) {
  const { t, formatDate, formatMoney } = useTranslation()
  const offer = own.plans.find(({ planType }) => planType === to.planType)
  const money = (cents: number) => formatMoney(cents, offer?.currency ?? 'usd')
  const words = {
    plan: t(`account.plan.${to.planType}`),
    current: t(`account.plan.${subscription.planUntilThen ?? subscription.planType}`),
    date: subscription.paidUntil ? formatDate(subscription.paidUntil) : '',
    due: money(to.dueNowCents),
    price: money(offer?.priceCents ?? 0),
  }
  const when = to.startsNow ? 'now' : 'next'
  return (
    <Dialog
      open={dialog.open}
      title={t('account.subscription.changing.title', words)}
      onClose={dialog.onClose}
      actions={
        <>
          <Button look="secondary" disabled={dialog.busy} onClick={dialog.onClose}>
            {t('account.subscription.changing.leave')}
          </Button>
          <Button busy={dialog.busy} onClick={dialog.onConfirm}>
            {t(`account.subscription.changing.confirm.${when}`, words)}
          </Button>
        </>
      }
    >
      <p>{t(`account.subscription.changing.text.${when}`, words)}</p>
      <p className="text-ink-soft">{t('account.subscription.order.cancel')}</p>
    </Dialog>
  )
}

/** Says what stays until when, then asks. */
export function CancelDialog({ open, busy, subscription, onConfirm, onClose }: Props) {
  const { t, formatDate } = useTranslation()
  const words = {
    plan: t(`account.plan.${subscription.planUntilThen ?? subscription.planType}`),
    date: subscription.paidUntil ? formatDate(subscription.paidUntil) : '',
  }
  return (
    <Dialog
      open={open}
      title={t('account.subscription.canceling.title', words)}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" disabled={busy} onClick={onClose}>
            {t('account.subscription.canceling.keep')}
          </Button>
          <Button look="danger" busy={busy} onClick={onConfirm}>
            {t('account.subscription.canceling.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('account.subscription.canceling.text', words)}</p>
      <p className="text-ink-soft">{t('account.subscription.canceling.cases')}</p>
    </Dialog>
  )
}
