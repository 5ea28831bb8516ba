import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { OwnSubscription, ShownSubscription } from '../../payments/contract.ts'
import { SubscriptionCheckout } from './subscription-checkout.tsx'
import { CancelDialog, ChangeDialog } from './subscription-dialogs.tsx'
import { SubscriptionProblemLine } from './subscription-problem-line.tsx'
import { useSubscriptionCalls } from './use-own-subscription.ts'

type Props = { own: OwnSubscription; subscription: ShownSubscription; email: string }

/** What is true of one's plan now, in a sentence or two, and the next steps. */
export function SubscriptionStanding(props: Props) {
  const { subscription } = props
  if (subscription.endedAt !== null) return <EndedPlan {...props} />
  return subscription.status === 'active' ? <ActivePlan {...props} /> : <UnpaidPlan {...props} />
}

function EndedPlan({ subscription: { planType, endedAt } }: Props) {
  const { t, formatDate } = useTranslation()
  const plan = t(`account.plan.${planType}`)
  return (
    <p className="measure">
      {t('account.subscription.ended', { plan, date: endedAt ? formatDate(endedAt) : '' })}
    </p>
  )
}

function ActivePlan({ own, subscription }: Props) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<'change' | 'cancel'>()
  const { busy, problem, change } = useSubscriptionCalls()
  const { planType, cancelAtPeriodEnd, change: possible } = subscription
  const done = (work: Promise<boolean>) => void work.then(() => setAsked(undefined))
  return (
    <Card className="flex flex-col items-start gap-3">
      <h3>{t(`account.plan.${planType}`)}</h3>
      <PlanDates own={own} subscription={subscription} />
      <SubscriptionProblemLine problem={problem} />
      <div className="flex flex-wrap gap-3">
        {cancelAtPeriodEnd ? (
          <Button busy={busy} onClick={() => void change({ what: 'resume' })}>
            {t('account.subscription.resume')}
          </Button>
        ) : (
          <>
            {possible ? (
              <Button onClick={() => setAsked('change')}>
                {t(`account.subscription.to.${possible.planType}`)}
              </Button>
            ) : null}
            <Button look="secondary" onClick={() => setAsked('cancel')}>
              {t('account.subscription.cancel')}
            </Button>
          </>
        )}
      </div>
      {possible ? (
        <ChangeDialog
          open={asked === 'change'}
          busy={busy}
          own={own}
          subscription={subscription}
          to={possible}
          onConfirm={() => done(change({ what: 'change', planType: possible.planType }))}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      <CancelDialog
        open={asked === 'cancel'}
        busy={busy}
        subscription={subscription}
        onConfirm={() => done(change({ what: 'cancel' }))}
        onClose={() => setAsked(undefined)}
      />
    </Card>
  )
}

function PlanDates({ own, subscription }: Pick<Props, 'own' | 'subscription'>) {
  const { t, formatDate, formatMoney } = useTranslation()
  const { planType, paidUntil, planUntilThen, cancelAtPeriodEnd } = subscription
  const offer = own.plans.find((plan) => plan.planType === planType)
  const price = offer ? formatMoney(offer.priceCents, offer.currency) : ''
  const date = paidUntil ? formatDate(paidUntil) : ''
  if (cancelAtPeriodEnd) return <p>{t('account.subscription.ends', { date })}</p>
  return (
    <>
      {planUntilThen ? (
        <p>
          {t('account.subscription.untilThen', { plan: t(`account.plan.${planUntilThen}`), date })}
        </p>
      ) : null}
      <p>{t('account.subscription.renews', { date, price })}</p>
    </>
  )
}

/** A first month that waits for its payment, or a further one that could not be charged. */
function UnpaidPlan({ own, subscription, email }: Props) {
  const { t, formatDate } = useTranslation()
  const [paying, setPaying] = useState(false)
  const { busy, problem, change } = useSubscriptionCalls()
  const { planType, status, paidUntil } = subscription
  const which = status === 'incomplete' ? 'waiting' : 'late'
  if (paying) {
    return (
      <SubscriptionCheckout
        own={own}
        planType={planType}
        email={email}
        onBack={() => setPaying(false)}
      />
    )
  }
  const words = {
    plan: t(`account.plan.${planType}`),
    date: paidUntil ? formatDate(paidUntil) : '',
  }
  return (
    <Notice
      tone={which === 'late' ? 'danger' : 'amber'}
      title={t(`account.subscription.${which}.title`)}
    >
      <p className="measure">{t(`account.subscription.${which}.text`, words)}</p>
      <SubscriptionProblemLine problem={problem} />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => setPaying(true)}>{t(`account.subscription.${which}.pay`)}</Button>
        <Button look="secondary" busy={busy} onClick={() => void change({ what: 'cancel' })}>
          {t(`account.subscription.${which}.giveUp`)}
        </Button>
      </div>
    </Notice>
  )
}
