import { Button } from '../../../design/button.tsx'
import { Dialog } from '../../../design/dialog.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { usePriceText } from './use-price-text.ts'

type Props = {
  open: boolean
  amountCents: number
  onAnswer(outcome: 'succeed' | 'fail'): void
  /** Left without an answer: the payment waits, and can be tried again. */
  onClose(): void
}

/** Stands in for the page of a bank that asks its customer to confirm a payment. */
export function DemoBankDialog({ open, amountCents, onAnswer, onClose }: Props) {
  const { t } = useTranslation()
  const price = usePriceText()(amountCents, 'usd')
  return (
    <Dialog
      open={open}
      title={t('checkout.bank.title')}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" onClick={() => onAnswer('fail')}>
            {t('checkout.bank.decline')}
          </Button>
          <Button onClick={() => onAnswer('succeed')}>{t('checkout.bank.confirm')}</Button>
        </>
      }
    >
      <p>{t('checkout.bank.text', { price })}</p>
      <p className="text-ink-soft">{t('checkout.bank.demo')}</p>
    </Dialog>
  )
}
