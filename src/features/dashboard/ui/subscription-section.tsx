import { Button } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { OwnSubscription } from '../../payments/contract.ts'
import { SubscriptionOffers } from './subscription-offers.tsx'
import { SubscriptionStanding } from './subscription-standing.tsx'
import { useOwnSubscription } from './use-own-subscription.ts'

/** The monthly plan: which one, until when, and what can be done about it. */
export function SubscriptionSection({ email }: { email: string }) {
  const { t } = useTranslation()
  const { data, isError, refetch } = useOwnSubscription()
  return (
    <section aria-labelledby="subscription" className="flex flex-col gap-4">
      <div>
        <h2 id="subscription">{t('account.subscription.title')}</h2>
        <p className="measure mt-1 text-ink-soft">{t('account.subscription.lead')}</p>
        <noscript>{t('account.needsScript')}</noscript>
      </div>
      {data ? <OwnPlan own={data} email={email} /> : null}
      {!data && !isError ? (
        <p role="status" className="min-h-40 text-ink-soft">
          {t('account.subscription.loading')}
        </p>
      ) : null}
      {isError ? (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p className="font-semibold text-danger">{t('account.subscription.notLoaded')}</p>
          <Button look="secondary" onClick={() => void refetch()}>
            {t('account.subscription.tryAgain')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

function OwnPlan({ own, email }: { own: OwnSubscription; email: string }) {
  const { subscription } = own
  const isLive = subscription !== null && subscription.endedAt === null
  return (
    <>
      {subscription ? (
        <SubscriptionStanding own={own} subscription={subscription} email={email} />
      ) : null}
      {isLive ? null : <SubscriptionOffers own={own} email={email} />}
    </>
  )
}
