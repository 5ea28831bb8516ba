import { type FormEvent, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { type CardEntry, type CardField, cardProblems } from './card-entry.ts'
import { CardFields } from './card-fields.tsx'
import { type CardFormProps, returnAddress } from './card-form-contract.ts'
import { DemoBankDialog } from './demo-bank-dialog.tsx'
import { authenticate, confirmWithCard, type SandboxAnswer } from './sandbox-provider.ts'
import { TestCardsHelp } from './test-cards-help.tsx'

const EMPTY: CardEntry = { number: '', expiry: '', cvc: '' }

/** The demo's card form. What is typed lives in this component alone and is forgotten with it. */
export function SandboxCardForm(props: CardFormProps) {
  const { intent, publishableKey, status, payLabel, onStatus, onFailure, onTry, children } = props
  const { t, language } = useTranslation()
  const [card, setCard] = useState(EMPTY)
  const [problems, setProblems] = useState<CardField[]>([])
  const [submitting, setSubmitting] = useState(false)
  const [bankAsks, setBankAsks] = useState(false)

  const ask = async (call: () => Promise<SandboxAnswer>) => {
    setSubmitting(true)
    try {
      const answer = await call()
      // The sandbox speaks English alone; elsewhere our own sentence stands in for its message.
      const message = language === 'en' ? answer.message : undefined
      if (answer.kind === 'declined') return onFailure({ kind: 'declined', message })
      onStatus(answer.status)
      if (answer.status === 'failed') onFailure({ kind: 'declined', message })
      setBankAsks(answer.status === 'requires_action')
    } catch {
      onFailure({ kind: 'error' })
    } finally {
      setSubmitting(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = cardProblems(card, new Date())
    setProblems(found)
    const [first] = found
    if (first) return focusField(event.currentTarget, first)
    onTry()
    const returnUrl = returnAddress(window.location.origin, { ...props, email: intent.email })
    void ask(() => confirmWithCard({ publishableKey, intent, returnUrl }, card))
  }
  const answerBank = (outcome: 'succeed' | 'fail') => {
    setBankAsks(false)
    void ask(() => authenticate(publishableKey, intent, outcome))
  }

  return (
    <>
      <form
        noValidate
        onSubmit={submit}
        className="flex flex-col gap-5"
        aria-label={t('checkout.cardForm')}
      >
        <TestCardsHelp onChoose={(number) => setCard({ number, expiry: '12 / 34', cvc: '123' })} />
        <CardFields
          card={card}
          problems={problems}
          onChange={(next) => {
            setCard(next)
            setProblems([])
          }}
        />
        {children}
        <Button
          type="submit"
          size="large"
          busy={submitting}
          disabled={bankAsks || status === 'processing' || status === 'succeeded'}
          className="w-full"
        >
          {payLabel}
        </Button>
      </form>
      <DemoBankDialog
        open={bankAsks}
        amountCents={props.amountCents}
        onAnswer={answerBank}
        onClose={() => setBankAsks(false)}
      />
    </>
  )
}

function focusField(form: HTMLFormElement, field: CardField): void {
  const control = form.elements.namedItem(`card-${field}`)
  if (control instanceof HTMLInputElement) control.focus()
}
