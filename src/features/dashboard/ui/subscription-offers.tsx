import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Card } from '../../../design/card.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { OwnSubscription, SubscriptionPlan } from '../../payments/contract.ts'
import { SubscriptionCheckout } from './subscription-checkout.tsx'

type Offer = OwnSubscription['plans'][number]

/** The plans to choose from, then the payment of the chosen one. */
export function SubscriptionOffers({ own, email }: { own: OwnSubscription; email: string }) {
  const [chosen, setChosen] = useState<SubscriptionPlan>()
  if (chosen) {
    return (
      <SubscriptionCheckout
        own={own}
        planType={chosen}
        email={email}
        onBack={() => setChosen(undefined)}
      />
    )
  }
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {own.plans.map((offer) => (
        <OfferCard key={offer.planType} offer={offer} onChoose={() => setChosen(offer.planType)} />
      ))}
    </ul>
  )
}

function OfferCard({ offer, onChoose }: { offer: Offer; onChoose(): void }) {
  const { t, formatMoney } = useTranslation()
  const plan = t(`account.plan.${offer.planType}`)
  const price = formatMoney(offer.priceCents, offer.currency)
  return (
    <Card as="li" className="flex flex-col items-start gap-2">
      <h3>{plan}</h3>
      <p className="text-lg font-semibold">
        <bdi>{t('account.subscription.perMonth', { price })}</bdi>
      </p>
      <Analyses offer={offer} />
      <Button look="secondary" className="mt-auto" onClick={onChoose}>
        {t('account.subscription.choose', { plan })}
      </Button>
    </Card>
  )
}

function Analyses({ offer }: { offer: Offer }) {
  const { t, formatNumber } = useTranslation()
  const { analysesPerMonth, analysesPerDay } = offer
  return (
    <p className="text-ink-soft">
      {analysesPerMonth === -1
        ? t('account.subscription.unlimited', { perDay: formatNumber(analysesPerDay ?? 0) })
        : t('account.subscription.analyses', {
            count: analysesPerMonth,
            number: formatNumber(analysesPerMonth),
          })}
    </p>
  )
}
