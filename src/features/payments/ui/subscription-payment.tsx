import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { OwnSubscription, SubscriptionPaymentSetup } from '../contract.ts'
import { CardForm } from './card-form.tsx'
import { usePaymentProgress } from './payment-form.tsx'
import { PaymentStatusLine } from './payment-status-line.tsx'
import { SubscriptionOrder } from './subscription-order.tsx'
import { usePaymentUpdates } from './use-payment-updates.ts'

type Props = {
  setup: SubscriptionPaymentSetup
  provider: OwnSubscription['provider']
  termsVersion: string
  email: string
  onSucceeded(paymentIntentId: string): void
}

/** The first month of a plan, or a late one, paid with a card that is then kept for the next ones. */
export function SubscriptionPayment({ setup, provider, termsVersion, email, onSucceeded }: Props) {
  const { t, formatMoney } = useTranslation()
  const { clientSecret, paymentIntentId, planType, amountCents, currency } = setup
  const { status, failure, report, fail, clearFailure } = usePaymentProgress(() =>
    onSucceeded(paymentIntentId),
  )
  const { connected } = usePaymentUpdates(paymentIntentId, (update) => report(update.status))
  const price = formatMoney(amountCents, currency)
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <PaymentStatusLine status={status} connected={connected} />
      <CardForm
        sandbox={provider.sandbox}
        publishableKey={provider.publishableKey}
        intent={{ clientSecret, paymentIntentId, email }}
        planType={planType}
        amountCents={amountCents}
        country={undefined}
        status={status}
        payLabel={t('account.subscription.order.pay', { price })}
        onStatus={report}
        onFailure={fail}
        onTry={clearFailure}
      >
        {failure ? (
          <Notice tone="danger" role="alert" title={failure.title}>
            <p dir="auto">{failure.text}</p>
          </Notice>
        ) : null}
        <SubscriptionOrder planType={planType} price={price} termsVersion={termsVersion} />
      </CardForm>
    </div>
  )
}
