import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { Button, ButtonLink, Spinner } from '../../../../design/button.tsx'
import { Card } from '../../../../design/card.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { saveResults } from '../../../intake/ui.ts'
import { type Completion, completePurchase } from './complete-purchase.ts'
import { PaidAndReady } from './paid-and-ready.tsx'

const PRIVATE_PARAMETERS = [
  'email',
  'plan',
  'amount',
  'paymentMethod',
  'payment_intent_client_secret',
  'redirect_status',
]
const ASK_AGAIN_MS = 5_000

/** Where people come back to from their bank's page, and where they can look again later. */
export function PaymentSuccessView() {
  const [params, setParams] = useSearchParams()
  const [email] = useState(params.get('email') ?? undefined)
  const intentId = params.get('payment_intent')
  useEffect(() => {
    if (!PRIVATE_PARAMETERS.some((name) => params.has(name))) return
    setParams(
      (all) => {
        for (const name of PRIVATE_PARAMETERS) all.delete(name)
        return all
      },
      { replace: true, preventScrollReset: true },
    )
  }, [params, setParams])
  if (!intentId) return <Failure reason="noIntent" />
  return <Verified key={intentId} paymentIntentId={intentId} email={email} />
}

function Verified({
  paymentIntentId,
  email,
}: {
  paymentIntentId: string
  email: string | undefined
}) {
  const { language } = useTranslation()
  const navigate = useNavigate()
  const [tries, setTries] = useState(0)
  const [completion, setCompletion] = useState<Completion>()
  const complete = useEffectEvent(() => completePurchase({ paymentIntentId, language, email }))

  useEffect(() => {
    let left = false
    let timer: ReturnType<typeof setTimeout>
    void complete().then((outcome) => {
      if (left) return
      setCompletion(outcome)
      if (outcome.kind === 'analysed') saveResults({ caseId: outcome.caseId })
      if (isUnderWay(outcome)) timer = setTimeout(() => setTries(tries + 1), ASK_AGAIN_MS)
    })
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [tries])

  if (!completion || isUnderWay(completion)) return <Processing slow={completion !== undefined} />
  if (completion.kind === 'analysed') {
    const { caseId } = completion
    return (
      <PaidAndReady
        paymentIntentId={paymentIntentId}
        onGo={() => {
          saveResults({ caseId })
          void navigate('/')
        }}
      />
    )
  }
  const reason =
    completion.kind === 'not_verified'
      ? 'notVerified'
      : completion.kind === 'no_form'
        ? 'noForm'
        : 'failed'
  return (
    <Failure
      reason={reason}
      onCheckAgain={() => {
        setCompletion(undefined)
        setTries(tries + 1)
      }}
    />
  )
}

function isUnderWay(completion: Completion): boolean {
  return completion.kind === 'not_verified' && completion.status === 'processing'
}

function Processing({ slow }: { slow: boolean }) {
  const { t } = useTranslation()
  return (
    <div className="column flex flex-col gap-4 py-16">
      <h1>{t('paymentSuccess.processing')}</h1>
      <p role="status" className="flex items-center gap-3 text-lg">
        <Spinner /> {t(slow ? 'paymentSuccess.slow' : 'paymentSuccess.checking')}
      </p>
    </div>
  )
}

type FailureProps = {
  reason: 'noIntent' | 'notVerified' | 'noForm' | 'failed'
  onCheckAgain?: () => void
}

function Failure({ reason, onCheckAgain }: FailureProps) {
  const { t } = useTranslation()
  return (
    <div className="column py-16">
      <Card className="flex flex-col items-start gap-4 border-danger-line p-6">
        <h1 className="text-danger">{t('paymentSuccess.error.title')}</h1>
        <p role="alert" className="text-lg font-semibold">
          {t(`paymentSuccess.error.${reason}`)}
        </p>
        <p className="text-ink-soft">{t(`paymentSuccess.error.${reason}Next`)}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <ButtonLink to="/pricing">{t('paymentSuccess.error.tryAgain')}</ButtonLink>
          {reason === 'noForm' ? (
            <ButtonLink to="/" look="secondary">
              {t('paymentSuccess.error.toForm')}
            </ButtonLink>
          ) : null}
          {onCheckAgain && reason !== 'noForm' ? (
            <Button look="secondary" onClick={onCheckAgain}>
              {t('paymentSuccess.error.checkAgain')}
            </Button>
          ) : null}
        </div>
      </Card>
    </div>
  )
}
