import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../../design/button.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'

const COUNTDOWN_SECONDS = 10

type Props = { paymentIntentId: string; onGo(): void }

/** Paid and analysed: goes on by itself, visibly, unless the person wants to stay. */
export function PaidAndReady({ paymentIntentId, onGo }: Props) {
  const { t } = useTranslation()
  const [secondsLeft, setSecondsLeft] = useState(COUNTDOWN_SECONDS)
  const [staying, setStaying] = useState(false)
  const go = useEffectEvent(onGo)
  useEffect(() => {
    if (staying) return
    if (secondsLeft === 0) return go()
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1_000)
    return () => clearTimeout(timer)
  }, [secondsLeft, staying])
  return (
    <div className="column flex flex-col gap-5 py-16">
      <CircleCheck aria-hidden className="size-12 text-sure" />
      <h1>{t('paymentSuccess.title')}</h1>
      <p role="status" className="text-lg">
        {t('paymentSuccess.text')}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="large" onClick={onGo}>
          {t('paymentSuccess.see')}
        </Button>
        {staying ? null : (
          <Button size="large" look="secondary" onClick={() => setStaying(true)}>
            {t('paymentSuccess.stay')}
          </Button>
        )}
      </div>
      <p>
        <Link to={`/receipt/${paymentIntentId}`} className="inline-flex min-h-11 items-center">
          {t('paymentSuccess.receipt')}
        </Link>
      </p>
      {/* A timer is not read out each second; what it says is there for those who look. */}
      <p role="timer" className="min-h-7 text-ink-soft tabular-nums">
        {staying
          ? t('paymentSuccess.staying')
          : t('paymentSuccess.countdown', { count: secondsLeft })}
      </p>
    </div>
  )
}
