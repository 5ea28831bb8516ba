import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink, Spinner } from '../../../../design/button.tsx'
import { Notice } from '../../../../design/notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { type FreeOutcome, makeFreeAnalysis } from './make-free-analysis.ts'

/** The free analysis is opened and made from the form this browser keeps; the start page then shows it. */
export function FreeStage({ email }: { email: string }) {
  const { t, language } = useTranslation()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const begun = useRef(false)
  const [outcome, setOutcome] = useState<FreeOutcome>()

  const analyse = useEffectEvent(async () => {
    const made = await makeFreeAnalysis({ email, language })
    if (made.kind === 'analysed') await navigate(`/?case=${made.caseId}`, { replace: true })
    else setOutcome(made)
  })
  useEffect(() => {
    heading.current?.focus()
    // Once, also where effects run twice.
    if (begun.current) return
    begun.current = true
    void analyse()
  }, [])

  return (
    <div className="column flex flex-col gap-5 py-16">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {t('free.title')}
      </h1>
      <div role="status">
        {outcome === undefined ? (
          <p className="flex items-center gap-3 text-lg">
            <Spinner /> {t('free.working')}
          </p>
        ) : (
          <Outcome outcome={outcome} onRetry={() => window.location.reload()} />
        )}
      </div>
    </div>
  )
}

function Outcome({ outcome, onRetry }: { outcome: FreeOutcome; onRetry(): void }) {
  const { t, formatDate } = useTranslation()
  if (outcome.kind === 'used') {
    return (
      <Notice tone="amber" title={t('free.used.title')}>
        <p>{t('free.used.text', { date: formatDate(firstOfNextMonth()) })}</p>
        <ButtonLink to="/pricing" className="mt-3">
          {t('free.used.pricing')}
        </ButtonLink>
      </Notice>
    )
  }
  if (outcome.kind === 'no_form') {
    return (
      <Notice tone="brand" title={t('free.noForm.title')}>
        <p>{t('free.noForm.text')}</p>
        <ButtonLink to="/" className="mt-3">
          {t('checkout.noForm.back')}
        </ButtonLink>
      </Notice>
    )
  }
  const wait = outcome.kind === 'wait' ? outcome.seconds : undefined
  return (
    <Notice
      tone={wait ? 'amber' : 'danger'}
      title={t(wait ? 'free.wait.title' : 'free.failed.title')}
    >
      <p>{wait ? t('free.wait.text', { seconds: wait }) : t('free.failed.text')}</p>
      <Button className="mt-3" onClick={onRetry}>
        {t('checkout.setupError.retry')}
      </Button>
    </Notice>
  )
}

/** YYYY-MM-DD: months are those of UTC. */
function firstOfNextMonth(): string {
  const now = new Date()
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1))
  return first.toISOString().slice(0, 10)
}
