import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeElementLocale, StripeElementsOptions } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { type CardFormProps, returnAddress } from './card-form-contract.ts'
import { statusOf } from './provider-status.ts'

let loading: Promise<Stripe | null> | undefined

/** The provider's script is asked for once, and only when there is something to pay. */
function providerScript(publishableKey: string): Promise<Stripe | null> {
  loading ??= loadStripe(publishableKey)
  return loading
}

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
          options={{
            fields: { billingDetails: 'never' },
            wallets: { applePay: 'auto', googlePay: 'never' },
          }}
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
  const { intent, onStatus, onFailure } = props
  const { error, paymentIntent } = await stripe.confirmPayment({
    elements,
    redirect: 'if_required',
    confirmParams: {
      return_url: returnAddress(window.location.origin, { ...props, email: intent.email }),
      payment_method_data: { billing_details: billingDetails(intent.email, props.country) },
    },
  })
  if (paymentIntent) return onStatus(statusOf(paymentIntent.status, false))
  if (!error) return
  // The fields say themselves what is missing in them.
  if (error.type === 'validation_error') return
  if (error.type === 'card_error') return onFailure({ kind: 'declined', message: error.message })
  onFailure({ kind: 'error' })
}

/** Fields the element must not ask for have to come along with the confirmation, empty ones too. */
function billingDetails(email: string, country: string | undefined) {
  return {
    email,
    name: '',
    phone: '',
    address: {
      line1: '',
      line2: '',
      city: '',
      state: '',
      postal_code: '',
      country: country ?? likelyCountry(),
    },
  }
}

/** The provider refuses an empty country. */
function likelyCountry(): string {
  return new Intl.Locale(navigator.language).maximize().region ?? 'US'
}

function isDark(): boolean {
  const chosen = document.documentElement.getAttribute('data-theme')
  return chosen ? chosen === 'dark' : window.matchMedia('(prefers-color-scheme: dark)').matches
}
