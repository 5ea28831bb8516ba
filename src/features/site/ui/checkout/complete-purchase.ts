import { ApiFailure, apiCall } from '../../../../platform/browser/api-call.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import type { CaseOnTheWire } from '../../../analysis/contract.ts'
import { clearSavedForm, savedForm } from '../../../intake/ui.ts'
import type { PaymentStatus } from '../../../payments/contract.ts'

export type Completion =
  | { kind: 'analysed'; caseId: string }
  /** Not paid, not yet, or not by this browser. */
  | { kind: 'not_verified'; status: PaymentStatus | undefined }
  /** Paid, but nobody has written what the case is. */
  | { kind: 'no_form' }
  | { kind: 'failed' }

type Purchase = { paymentIntentId: string; language: LanguageCode; email?: string | undefined }

/**
 * Verifies a payment and makes the one analysis it bought, from the form this browser keeps or the one that
 * travelled with the payment. May run as often as it likes: the server makes one case per payment.
 */
export async function completePurchase({
  paymentIntentId,
  language,
  email,
}: Purchase): Promise<Completion> {
  try {
    const verified = await verify(paymentIntentId)
    if (verified !== 'succeeded') return { kind: 'not_verified', status: verified }
    const form = savedForm(Date.now())
    const sent = form ? { ...form, ...(email ? { email } : {}), language } : {}
    const result = await withoutGivingUp(() =>
      apiCall<{ case: CaseOnTheWire }>('POST', '/api/legal-cases', { ...sent, paymentIntentId }),
    )
    clearSavedForm()
    return { kind: 'analysed', caseId: result.case.id }
  } catch (error) {
    return {
      kind: error instanceof ApiFailure && error.code === 'no_form_data' ? 'no_form' : 'failed',
    }
  }
}

async function verify(paymentIntentId: string): Promise<PaymentStatus | undefined> {
  try {
    const answer = await withoutGivingUp(() =>
      apiCall<{ success: boolean; status: PaymentStatus }>('POST', '/api/payment-success', {
        paymentIntentId,
      }),
    )
    return answer.success ? 'succeeded' : answer.status
  } catch (error) {
    if (error instanceof ApiFailure && error.status < 500) return undefined
    throw error
  }
}

const WAITS_MS = [700, 2_000]

/** Somebody has paid: a lost connection or a server that stumbles is tried again. */
async function withoutGivingUp<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (const waitMs of WAITS_MS) {
    try {
      return await call()
    } catch (error) {
      if (error instanceof ApiFailure && error.status < 500) throw error
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
  return call()
}
