import { useEffect, useEffectEvent, useState } from 'react'
import { ApiFailure, apiCall } from '../../../platform/browser/api-call.ts'
import { waitOf } from '../../../platform/browser/use-wait.ts'
import { looksLikeEmail } from '../../../shared/email.ts'
import type { ReadyIntent } from './card-form-contract.ts'

const DEBOUNCE_MS = 1_500

export type SetupFailure = 'invalid_email' | 'already_paid' | 'too_many' | 'other'

type Settled = { email: string; attempt: number } & (
  | { intent: Omit<ReadyIntent, 'email'> }
  | { failure: SetupFailure; waitSeconds: number }
)

export type PaymentSetup =
  /** No usable address yet. */
  | { state: 'idle' }
  | { state: 'pending' }
  | { state: 'ready'; intent: ReadyIntent }
  /** `waitSeconds` is how long the server wants to be left alone, else 0. */
  | { state: 'failed'; failure: SetupFailure; waitSeconds: number; retry(): void }

type Order = {
  email: string
  planType: string
  amountCents: number
  termsVersion: string
  /** Of the mails about this payment. */
  language: string
  /** Read at the last moment: what travels with the payment, or undefined. */
  readForm(): unknown
  onFailure(failure: SetupFailure): void
}

/** Sets a payment up once the address has not changed for a while, and again when it is corrected. */
export function usePaymentSetup({
  email,
  planType,
  amountCents,
  termsVersion,
  language,
  readForm,
  onFailure,
}: Order): PaymentSetup {
  const [attempt, setAttempt] = useState(0)
  const [settled, setSettled] = useState<Settled>()
  const wanted = addressToSetUp(email, amountCents)
  const wishes = useEffectEvent(() => ({
    form: readForm(),
    termsAccepted: termsVersion,
    language,
  }))
  const reportFailure = useEffectEvent(onFailure)

  useEffect(() => {
    if (!wanted) return
    const abort = new AbortController()
    const body = () => ({ amount: amountCents, planType, email: wanted, ...wishes() })
    const settle = async () => {
      try {
        const intent = await apiCall<Omit<ReadyIntent, 'email'>>(
          'POST',
          '/api/create-payment-intent',
          body(),
          abort.signal,
        )
        setSettled({ email: wanted, attempt, intent })
      } catch (error) {
        if (abort.signal.aborted) return
        const failure = failureOf(error)
        setSettled({ email: wanted, attempt, failure, waitSeconds: waitOf(error) ?? 0 })
        reportFailure(failure)
      }
    }
    const timer = setTimeout(() => void settle(), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [wanted, planType, amountCents, attempt])

  if (!wanted) return { state: 'idle' }
  if (settled?.email !== wanted || settled.attempt !== attempt) return { state: 'pending' }
  if ('intent' in settled) return { state: 'ready', intent: { ...settled.intent, email: wanted } }
  return {
    state: 'failed',
    failure: settled.failure,
    waitSeconds: settled.waitSeconds,
    retry: () => setAttempt((count) => count + 1),
  }
}

/** Undefined while there is no price or no usable address. */
export function addressToSetUp(email: string, amountCents: number): string | undefined {
  const address = email.trim()
  return amountCents > 0 && looksLikeEmail(address) ? address : undefined
}

function failureOf(error: unknown): SetupFailure {
  if (waitOf(error) !== undefined) return 'too_many'
  const code = error instanceof ApiFailure ? error.code : undefined
  return code === 'invalid_email' || code === 'already_paid' ? code : 'other'
}
