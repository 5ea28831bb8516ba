import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { apiCall } from '../../../platform/browser/api-call.ts'
import type {
  OwnSubscription,
  SubscriptionPaymentSetup,
  SubscriptionPlan,
} from '../../payments/contract.ts'
import { SubscriptionPayment } from '../../payments/ui.ts'
import { SubscriptionProblemLine } from './subscription-problem-line.tsx'
import { useSubscriptionCalls } from './use-own-subscription.ts'

type Props = {
  own: OwnSubscription
  planType: SubscriptionPlan
  email: string
  onBack(): void
}

/** Sets a plan's payment up and shows its card form; set up again, it is the same payment. */
export function SubscriptionCheckout({ own, planType, email, onBack }: Props) {
  const { t, language } = useTranslation()
  const { busy, problem, run, settle } = useSubscriptionCalls()
  const [setup, setSetup] = useState<SubscriptionPaymentSetup>()
  const [paidIntent, setPaidIntent] = useState<string>()
  const { provider, termsVersion } = own

  const prepare = () =>
    run(async () => {
      const order = { planType, language, termsAccepted: termsVersion }
      setSetup(await apiCall<SubscriptionPaymentSetup>('POST', '/api/subscription', order))
    })
  const prepareOnce = useEffectEvent(() => void prepare())
  useEffect(() => prepareOnce(), [])

  const finish = async (paymentIntentId: string) => {
    setPaidIntent(paymentIntentId)
    await settle(paymentIntentId)
  }
  if (paidIntent) {
    return (
      <div className="flex min-h-40 flex-col items-start gap-4">
        <p role="status">{t('account.subscription.confirming')}</p>
        <SubscriptionProblemLine problem={problem} />
        {problem ? (
          <Button look="secondary" busy={busy} onClick={() => void settle(paidIntent)}>
            {t('account.subscription.tryAgain')}
          </Button>
        ) : null}
      </div>
    )
  }
  return (
    <div className="flex flex-col items-stretch gap-4">
      <Button look="quiet" className="self-start" onClick={onBack}>
        {t('account.subscription.back')}
      </Button>
      {busy && !setup ? (
        <p role="status" className="min-h-40 text-ink-soft">
          {t('checkout.settingUp')}
        </p>
      ) : null}
      <SubscriptionProblemLine problem={problem} />
      {problem && !setup ? (
        <Button look="secondary" className="self-start" onClick={() => void prepare()}>
          {t('account.subscription.tryAgain')}
        </Button>
      ) : null}
      {setup ? (
        <SubscriptionPayment
          setup={setup}
          provider={provider}
          termsVersion={termsVersion}
          email={email}
          onSucceeded={(id) => void finish(id)}
        />
      ) : null}
    </div>
  )
}
