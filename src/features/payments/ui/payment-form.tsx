import { type ReactNode, useRef, useState } from 'react'
import { Button, ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useToast } from '../../../design/toast.tsx'
import { WaitNotice } from '../../../design/wait-notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { useWaitWords } from '../../../i18n/wait-words.ts'
import { useCountdown } from '../../../platform/browser/use-wait.ts'
import type { PaymentStatus } from '../contract.ts'
import { CardForm } from './card-form.tsx'
import type { PaymentFailure, ReadyIntent } from './card-form-contract.ts'
import { CardFormSkeleton } from './card-form-skeleton.tsx'
import { PayAddress } from './pay-address.tsx'
import { PaymentStatusLine } from './payment-status-line.tsx'
import { usePaymentSetup } from './use-payment-setup.ts'
import { usePaymentUpdates } from './use-payment-updates.ts'
import { usePriceText } from './use-price-text.ts'

type PaymentFormProps = {
  provider: { publishableKey: string; sandbox: boolean }
  planType: string
  priceCents: number
  currency: string
  email: string
  /** Stands right above the order button. */
  orderTerms: ReactNode
  /** The version of the terms named there. */
  termsVersion: string
  /** What travels with the payment, so that a closed tab loses nothing. */
  readForm(): unknown
  country: string | undefined
  onEditEmail(): void
  onEmailRefused(): void
  onSucceeded(paymentIntentId: string): void
}

/** From an address to a paid payment. */
export function PaymentForm(props: PaymentFormProps) {
  const { planType, priceCents, email, termsVersion, readForm, onEmailRefused } = props
  const { t, language } = useTranslation()
  const toast = useToast()
  const setup = usePaymentSetup({
    email,
    planType,
    amountCents: priceCents,
    termsVersion,
    language,
    readForm,
    onFailure(failure) {
      if (failure === 'invalid_email') onEmailRefused()
      else if (failure === 'other')
        toast({
          title: t('checkout.setupError.title'),
          text: t('checkout.setupError.text'),
          tone: 'danger',
        })
    },
  })
  if (setup.state === 'idle' || (setup.state === 'failed' && setup.failure === 'invalid_email')) {
    return (
      <p className="rounded-card border border-line bg-sunken p-4 text-ink-soft">
        {t('checkout.enterEmail')}
      </p>
    )
  }
  if (setup.state === 'pending') return <CardFormSkeleton />
  if (setup.state === 'failed' && setup.failure === 'already_paid') {
    return (
      <Notice tone="sure" role="status" title={t('checkout.alreadyPaid.title')}>
        <p>{t('checkout.alreadyPaid.text')}</p>
        <p className="mt-3">
          <ButtonLink to="/">{t('checkout.alreadyPaid.open')}</ButtonLink>
        </p>
      </Notice>
    )
  }
  if (setup.state === 'failed' && setup.failure === 'too_many') {
    return <SetupWaits seconds={setup.waitSeconds} onOver={setup.retry} />
  }
  if (setup.state === 'failed') {
    return (
      <Notice tone="danger" title={t('checkout.setupError.title')}>
        <p>{t('checkout.setupError.text')}</p>
        <Button look="secondary" className="mt-3" onClick={setup.retry}>
          {t('checkout.setupError.retry')}
        </Button>
      </Notice>
    )
  }
  return <ReadyPayment key={setup.intent.paymentIntentId} {...props} intent={setup.intent} />
}

/** Many set-ups from one network: the next one is made by itself when the wait is over. */
function SetupWaits({ seconds, onOver }: { seconds: number; onOver(): void }) {
  const { t } = useTranslation()
  const inWords = useWaitWords()
  const left = useCountdown(seconds, onOver)
  return <WaitNotice title={t('wait.payment')} left={inWords(left)} />
}

function ReadyPayment({
  intent,
  provider,
  planType,
  priceCents,
  currency,
  country,
  orderTerms,
  onEditEmail,
  onSucceeded,
}: PaymentFormProps & { intent: ReadyIntent }) {
  const { t } = useTranslation()
  const price = usePriceText()(priceCents, currency)
  const { status, failure, report, fail, clearFailure } = usePaymentProgress(() =>
    onSucceeded(intent.paymentIntentId),
  )
  const { connected } = usePaymentUpdates(intent.paymentIntentId, (update) => report(update.status))
  return (
    <div className="flex flex-col gap-5">
      <PaymentStatusLine status={status} connected={connected} />
      <CardForm
        sandbox={provider.sandbox}
        publishableKey={provider.publishableKey}
        intent={intent}
        planType={planType}
        amountCents={priceCents}
        country={country}
        status={status}
        payLabel={t('checkout.pay', { price })}
        onStatus={report}
        onFailure={fail}
        onTry={clearFailure}
      >
        {failure ? (
          <Notice tone="danger" role="alert" title={failure.title}>
            <p dir="auto">{failure.text}</p>
          </Notice>
        ) : null}
        <PayAddress email={intent.email} onEdit={onEditEmail} />
        {orderTerms}
      </CardForm>
    </div>
  )
}

/** The status from whoever tells it first, the provider's answer or the socket; success counts once. */
export function usePaymentProgress(onSucceeded: () => void) {
  const { t } = useTranslation()
  const toast = useToast()
  const [status, setStatus] = useState<PaymentStatus>()
  const [failure, setFailure] = useState<{ title: string; text: string }>()
  const last = useRef<PaymentStatus>(undefined)

  const report = (next: PaymentStatus) => {
    const before = last.current
    if (before === 'succeeded' || before === next) return
    last.current = next
    setStatus(next)
    if (next === 'processing') toast({ title: t('checkout.toasts.processing') })
    if (next === 'failed' && before === 'processing') fail({ kind: 'declined', message: undefined })
    if (next === 'succeeded') {
      setFailure(undefined)
      toast({ title: t('checkout.toasts.paid') })
      onSucceeded()
    }
  }
  const fail = (one: PaymentFailure) => {
    const shown =
      one.kind === 'declined'
        ? { title: t('checkout.declined.title'), text: one.message ?? t('checkout.declined.text') }
        : { title: t('checkout.paymentError.title'), text: t('checkout.paymentError.text') }
    setFailure(shown)
    toast({ ...shown, tone: 'danger' })
  }
  return { status, failure, report, fail, clearFailure: () => setFailure(undefined) }
}
