import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElementLocale, StripeElementsOptions } from '@stripe/stripe-js'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { CardFormProps } from './card-form-contract.ts'
import { statusOf } from './provider-status.ts'
import { confirmation, ELEMENT_OPTIONS } from './stripe-options.ts'
import { providerScript } from './stripe-script.ts'

/** The provider's own fields: the card never touches our page. */
export function StripeCardForm(props: CardFormProps) {
  const { language } = useTranslation()
  const options: StripeElementsOptions = {
    clientSecret: props.intent.clientSecret,
    locale: language as StripeElementLocale,
    appearance: {
      theme: isDark() ? 'night' : 'stripe',
      variables: { borderRadius: '10px', fontSizeBase: '17px' },
    },
  }
  return (
    <Elements stripe={providerScript(props.publishableKey)} options={options}>
      <ElementForm {...props} />
    </Elements>
  )
}

function ElementForm(props: CardFormProps) {
  const { status, payLabel, onFailure, onTry, children } = props
  const { t } = useTranslation()
  const stripe = useStripe()
  const elements = useElements()
  const [fieldsReady, setFieldsReady] = useState(false)
  const [submitting, setSubmitting] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!stripe || !elements) return
    onTry()
    setSubmitting(true)
    try {
      await confirm(stripe, elements, props)
    } catch {
      onFailure({ kind: 'error' })
    } finally {
      setSubmitting(false)
    }
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5" aria-label={t('checkout.cardForm')}>
      <div className="min-h-56">
        <PaymentElement
          options={ELEMENT_OPTIONS}
          onReady={() => setFieldsReady(true)}
          onLoadError={() => onFailure({ kind: 'error' })}
        />
      </div>
      {children}
      <Button
        type="submit"
        size="large"
        busy={submitting}
        disabled={
          !stripe || !elements || !fieldsReady || status === 'processing' || status === 'succeeded'
        }
        className="w-full"
      >
        {payLabel}
      </Button>
    </form>
  )
}

type ReadyElements = NonNullable<ReturnType<typeof useElements>>

async function confirm(
  stripe: Stripe,
  elements: ReadyElements,
  props: CardFormProps,
): Promise<void> {
  const { onStatus, onFailure } = props
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    ...confirmation(window.location.origin, props),
  })
  if (paymentIntent) return onStatus(statusOf(paymentIntent.status, false))
  if (!error) return
  // The fields say themselves what is missing in them.
  if (error.type === 'validation_error') return
  if (error.type === 'card_error') return onFailure({ kind: 'declined', message: error.message })
  onFailure({ kind: 'error' })
}

function isDark(): boolean {
  const chosen = document.documentElement.getAttribute('data-theme')
  return chosen ? chosen === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches
}
