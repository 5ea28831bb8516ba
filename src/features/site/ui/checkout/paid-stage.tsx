import { CircleCheck } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button, ButtonLink, Spinner } from '../../../../design/button.tsx'
import { Notice } from '../../../../design/notice.tsx'
import { useToast } from '../../../../design/toast.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { saveResults } from '../../../intake/ui.ts'
import { type Completion, completePurchase } from './complete-purchase.ts'

const AFTER_ANALYSIS_MS = 2_000
const AFTER_FAILURE_MS = 3_000

/** Paid: the analysis is made, then the start page shows it. */
export function PaidStage({ paymentIntentId, email }: { paymentIntentId: string; email: string }) {
  const { t, language } = useTranslation()
  const toast = useToast()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const begun = useRef(false)
  const [completion, setCompletion] = useState<Completion>()

  const complete = useEffectEvent(async () => {
    const outcome = await completePurchase({ paymentIntentId, language, email })
    setCompletion(outcome)
    if (outcome.kind === 'analysed') {
      saveResults({ caseId: outcome.caseId })
      toast({ title: t('checkout.toasts.analysed') })
    } else {
      toast({
        title: t('checkout.analysisError.title'),
        text: t('checkout.analysisError.text'),
        tone: 'danger',
      })
    }
  })
  useEffect(() => {
    heading.current?.focus()
    // Once, also where effects run twice: the second run finds the first one's work.
    if (begun.current) return
    begun.current = true
    void complete()
  }, [])
  useEffect(() => {
    if (!completion) return
    const waitMs = completion.kind === 'analysed' ? AFTER_ANALYSIS_MS : AFTER_FAILURE_MS
    const timer = setTimeout(() => void navigate('/'), waitMs)
    return () => clearTimeout(timer)
  }, [completion, navigate])

  return (
    <div className="column flex flex-col gap-5 py-16">
      <CircleCheck aria-hidden className="size-12 text-sure" />
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {t('checkout.toasts.paid')}
      </h1>
      <div role="status" className="flex flex-col gap-4">
        {completion === undefined ? (
          <p className="flex items-center gap-3 text-lg">
            <Spinner /> {t('checkout.analysing')}
          </p>
        ) : null}
        {completion?.kind === 'analysed' ? (
          <p className="text-lg">{t('checkout.analysed')}</p>
        ) : null}
        {completion && completion.kind !== 'analysed' ? (
          <Notice tone="danger" title={t('checkout.analysisError.title')}>
            <p>{t('checkout.analysisError.text')}</p>
            {completion.kind === 'no_form' ? (
              <p className="mt-1">{t('checkout.analysisError.noForm')}</p>
            ) : null}
          </Notice>
        ) : null}
      </div>
      {completion ? (
        <Button className="self-start" onClick={() => navigate('/')}>
          {t(completion.kind === 'analysed' ? 'checkout.seeAnalysis' : 'checkout.toStart')}
        </Button>
      ) : (
        <p className="text-ink-soft">{t('checkout.safeToClose')}</p>
      )}
    </div>
  )
}

export function InvalidPlan() {
  const { t } = useTranslation()
  return (
    <div className="column flex flex-col items-start gap-4 py-16">
      <h1>{t('checkout.invalidPlan.title')}</h1>
      <p className="text-lg">{t('checkout.invalidPlan.text')}</p>
      <ButtonLink to="/pricing" className="mt-2">
        {t('checkout.invalidPlan.back')}
      </ButtonLink>
    </div>
  )
}
