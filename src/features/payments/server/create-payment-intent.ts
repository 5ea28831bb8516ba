import { randomUUID } from 'node:crypto'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { isValidEmail, looksLikeEmail, normaliseEmail } from '../../../shared/email.ts'
import type { PlanKey } from '../contract.ts'
import { CHECKOUT_PLAN, PLANS } from '../domain/plan-catalogue.ts'
import type { PaymentHooks } from './payment-hooks.ts'
import { findOpenPayment, insertPayment, lockPayment, writePaymentState } from './payments.repo.ts'
import { syncPayment } from './sync-payment.ts'

const REUSE_WITHIN_MS = 60 * 60 * 1_000

type Request = {
  amount?: number | undefined
  planType: string
  email: string
  form?: unknown
  /** Language of the mails about this payment. */
  language: string
  /** Version of the terms that stood beside the order button, if the caller showed any. */
  termsAccepted?: string | undefined
  /** Intents this browser set up before. */
  knownIntents: string[]
}

type Outcome =
  | { kind: 'ready'; clientSecret: string; paymentIntentId: string }
  | { kind: 'refused'; code: 'invalid_plan' | 'invalid_email' | 'amount_mismatch'; message: string }
  | { kind: 'already_paid' }

/**
 * Sets up a payment of the plan's own price; the form travels with it. An open intent of the same browser,
 * address and plan is used again within the hour, so that a reload or a double click never makes two.
 */
export async function createPaymentIntent(
  runtime: Runtime,
  hooks: PaymentHooks,
  request: Request,
): Promise<Outcome> {
  const refusal = refusalOf(request)
  if (refusal) return refusal
  const email = normaliseEmail(request.email)
  const plan = PLANS[CHECKOUT_PLAN]
  const reused = await reuseOpenIntent(runtime, hooks, email, request)
  if (reused) return reused

  const intent = await runtime.payments.createIntent({
    amountCents: plan.priceCents,
    currency: plan.currency,
    email,
    description: plan.name,
    metadata: { plan: CHECKOUT_PLAN },
    idempotencyKey: `create-${randomUUID()}`,
  })
  await runtime.db.transaction(async (tx) => {
    const payment = await insertPayment(tx, {
      email,
      stripePaymentIntentId: intent.id,
      amount: plan.priceCents,
      currency: plan.currency,
      status: 'created',
      type: CHECKOUT_PLAN,
      description: plan.name,
      ...wishesOf(request, runtime.now()),
    })
    await hooks.created(tx, payment, request.form)
  })
  return { kind: 'ready', clientSecret: intent.clientSecret, paymentIntentId: intent.id }
}

function wishesOf({ language, termsAccepted }: Request, now: Date) {
  return {
    language,
    ...(termsAccepted ? { termsVersion: termsAccepted, termsAcceptedAt: now } : {}),
  }
}

function refusalOf(request: Request): Outcome | undefined {
  const refused = (
    code: 'invalid_plan' | 'invalid_email' | 'amount_mismatch',
    message: string,
  ): Outcome => ({
    kind: 'refused',
    code,
    message,
  })
  if ((request.planType as PlanKey) !== CHECKOUT_PLAN) {
    return refused('invalid_plan', 'The subscription plan you selected is not available.')
  }
  if (!looksLikeEmail(request.email) || !isValidEmail(request.email)) {
    return refused('invalid_email', 'Please provide a valid email address')
  }
  if (request.amount !== undefined && request.amount !== PLANS[CHECKOUT_PLAN].priceCents) {
    return refused('amount_mismatch', "The amount is not this plan's price in cents")
  }
  return undefined
}

async function reuseOpenIntent(
  runtime: Runtime,
  hooks: PaymentHooks,
  email: string,
  request: Request,
): Promise<Outcome | undefined> {
  const createdAfter = new Date(runtime.now().getTime() - REUSE_WITHIN_MS)
  const open = await findOpenPayment(
    runtime.db,
    request.knownIntents,
    email,
    CHECKOUT_PLAN,
    createdAfter,
  )
  if (!open) return undefined
  const truth = await runtime.payments.retrieveIntent(open.stripePaymentIntentId)
  if (truth?.status === 'succeeded') {
    // Paid, and nobody has told us yet: never take the money a second time.
    await syncPayment(runtime, hooks, truth.id)
    return { kind: 'already_paid' }
  }
  if (!truth?.clientSecret || truth.status === 'canceled') return undefined
  await runtime.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, open.stripePaymentIntentId)
    if (!payment) return
    await writePaymentState(tx, payment.id, wishesOf(request, runtime.now()))
    await hooks.created(tx, payment, request.form)
  })
  return { kind: 'ready', clientSecret: truth.clientSecret, paymentIntentId: truth.id }
}
