import Stripe from 'stripe'
import {
  createSubscriptionProvider,
  type SubscriptionProvider,
} from './subscription-provider.server.ts'

export type PaymentStatus =
  | 'created'
  | 'processing'
  | 'requires_action'
  | 'succeeded'
  | 'failed'
  | 'canceled'

/** Money in the currency's minor unit; `metadata` as given when the intent was made. */
export type ProviderIntent = {
  id: string
  /** For the browser that pays; null once the provider no longer hands it out. */
  clientSecret: string | null
  status: PaymentStatus
  amountCents: number
  amountReceivedCents: number
  amountRefundedCents: number
  currency: string
  metadata: Record<string, string>
  failureMessage: string | null
  /** A bank holds or keeps the money for its card holder; false again once the dispute is won. */
  disputed: boolean
}

export type CreateIntentInput = {
  amountCents: number
  currency: string
  email: string
  metadata: Record<string, string>
  idempotencyKey: string
  description: string
}

export type CancelOutcome =
  | { ok: true; status: PaymentStatus }
  | { ok: false; reason: 'unknown-intent' }
  | { ok: false; reason: 'not-cancelable'; status: PaymentStatus }

export type RefundOutcome =
  | { ok: true; refundId: string; amountCents: number; status: 'pending' | 'succeeded' | 'failed' }
  | {
      ok: false
      reason: 'unknown-intent' | 'not-paid' | 'already-refunded' | 'amount-too-large' | 'disputed'
    }

export type WebhookReading =
  | {
      ok: true
      eventId: string
      eventType: string
      intentId: string | null
      /** The subscription that the event is about, itself or one of its invoices. */
      subscriptionId: string | null
    }
  | { ok: false }

/**
 * The card payment provider. What a provider can be expected to answer comes back as a value; an
 * unreachable provider or a broken request throws (see `isProviderUnavailable`).
 */
export type PaymentProvider = SubscriptionProvider & {
  createIntent(
    input: CreateIntentInput,
  ): Promise<{ id: string; clientSecret: string; status: PaymentStatus }>
  /** Null when the provider does not know the intent. */
  retrieveIntent(id: string): Promise<ProviderIntent | null>
  cancelIntent(id: string): Promise<CancelOutcome>
  /** Everything that is left when no amount is given. */
  refundIntent(input: {
    intentId: string
    amountCents?: number
    idempotencyKey: string
  }): Promise<RefundOutcome>
  /** Believes a payload only with a fresh, valid signature. */
  readWebhook(
    rawBody: string | Uint8Array,
    signatureHeader: string | null | undefined,
  ): WebhookReading
}

export type PaymentProviderOptions = {
  secretKey: string
  webhookSecret: string
  /** Another address than the provider's own: the sandbox. */
  api?: { host: string; port: number; protocol: 'http' | 'https' }
}

const TIMEOUT_MS = 10_000
const MAX_NETWORK_RETRIES = 2

export function createPaymentProvider(options: PaymentProviderOptions): PaymentProvider {
  const stripe = new Stripe(options.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_NETWORK_RETRIES,
    telemetry: false,
    ...options.api,
  })
  return {
    createIntent: (input) => createIntent(stripe, input),
    retrieveIntent: (id) => retrieveIntent(stripe, id),
    cancelIntent: (id) => cancelIntent(stripe, id),
    refundIntent: (input) => refundIntent(stripe, input),
    ...createSubscriptionProvider(stripe),
    readWebhook: (rawBody, header) => readWebhook(stripe, options.webhookSecret, rawBody, header),
  }
}

/** The provider could not be asked, or asked us to come back: the same call may be tried again later. */
export function isProviderUnavailable(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError
  )
}

async function createIntent(stripe: Stripe, input: CreateIntentInput) {
  const intent = await stripe.paymentIntents.create(
    {
      amount: input.amountCents,
      currency: input.currency,
      description: input.description,
      receipt_email: input.email,
      metadata: input.metadata,
      automatic_payment_methods: { enabled: true },
    },
    { idempotencyKey: input.idempotencyKey },
  )
  if (intent.client_secret === null) throw new Error('the provider sent no client secret')
  return { id: intent.id, clientSecret: intent.client_secret, status: statusOf(intent) }
}

async function retrieveIntent(stripe: Stripe, id: string): Promise<ProviderIntent | null> {
  if (!isIntentId(id)) return null
  try {
    const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    const charge = typeof intent.latest_charge === 'string' ? null : intent.latest_charge
    return {
      id: intent.id,
      clientSecret: intent.client_secret,
      status: statusOf(intent),
      amountCents: intent.amount,
      amountReceivedCents: intent.amount_received,
      amountRefundedCents: charge?.amount_refunded ?? 0,
      currency: intent.currency,
      metadata: intent.metadata,
      failureMessage: intent.last_payment_error?.message ?? null,
      disputed: charge?.disputed === true && !(await isDisputeWon(stripe, charge.id)),
    }
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The bank has taken nothing, or has given it back. */
const MONEY_WITH_US: readonly string[] = [
  'won',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]

/** A charge goes on being called disputed when all is over: what came of it stands in its disputes. */
async function isDisputeWon(stripe: Stripe, charge: string): Promise<boolean> {
  const { data } = await stripe.disputes.list({ charge, limit: 10 })
  return data.length > 0 && data.every(({ status }) => MONEY_WITH_US.includes(status))
}

async function cancelIntent(stripe: Stripe, id: string): Promise<CancelOutcome> {
  if (!isIntentId(id)) return { ok: false, reason: 'unknown-intent' }
  try {
    return { ok: true, status: statusOf(await stripe.paymentIntents.cancel(id)) }
  } catch (error) {
    if (isMissing(error)) return { ok: false, reason: 'unknown-intent' }
    if (!isRefusal(error) || error.code !== 'payment_intent_unexpected_state') throw error
    const intent = error.payment_intent ?? (await stripe.paymentIntents.retrieve(id))
    const status = statusOf(intent)
    // Canceled by an earlier call whose answer was lost: what was asked for is true.
    return status === 'canceled'
      ? { ok: true, status }
      : { ok: false, reason: 'not-cancelable', status }
  }
}

async function refundIntent(
  stripe: Stripe,
  input: { intentId: string; amountCents?: number; idempotencyKey: string },
): Promise<RefundOutcome> {
  if (!isIntentId(input.intentId)) return { ok: false, reason: 'unknown-intent' }
  try {
    const refund = await stripe.refunds.create(
      {
        payment_intent: input.intentId,
        ...(input.amountCents === undefined ? {} : { amount: input.amountCents }),
      },
      { idempotencyKey: input.idempotencyKey },
    )
    return {
      ok: true,
      refundId: refund.id,
      amountCents: refund.amount,
      status: refundStatusOf(refund.status),
    }
  } catch (error) {
    if (!isRefusal(error)) throw error
    const reason = refundRefusal(error)
    if (reason === null) throw error
    return { ok: false, reason }
  }
}

function readWebhook(
  stripe: Stripe,
  secret: string,
  rawBody: string | Uint8Array,
  header: string | null | undefined,
): WebhookReading {
  if (!header) return { ok: false }
  try {
    const payload = typeof rawBody === 'string' ? rawBody : Buffer.from(rawBody)
    const event = stripe.webhooks.constructEvent(payload, header, secret)
    return {
      ok: true,
      eventId: event.id,
      eventType: event.type,
      intentId: intentOf(event.data.object),
      subscriptionId: subscriptionOf(event.data.object),
    }
  } catch {
    return { ok: false }
  }
}

/** The intent itself, or the one that a charge, refund or dispute belongs to. */
function intentOf(object: object): string | null {
  const fields = new Map<string, unknown>(Object.entries(object))
  const kind = fields.get('object')
  const named = kind === 'payment_intent' ? fields.get('id') : fields.get('payment_intent')
  if (typeof named === 'string') return named
  if (typeof named === 'object' && named !== null && 'id' in named) {
    return typeof named.id === 'string' ? named.id : null
  }
  return null
}

function subscriptionOf(object: object): string | null {
  const { object: kind, id, parent } = object as EventObject
  if (kind === 'subscription') return id ?? null
  return (kind === 'invoice' && parent?.subscription_details?.subscription) || null
}

/** What an event's object may hold; believed only as far as it is then fetched. */
type EventObject = {
  object?: string
  id?: string
  parent?: { subscription_details?: { subscription?: string } | null } | null
}

const SAME_NAME: readonly PaymentStatus[] = [
  'processing',
  'requires_action',
  'succeeded',
  'canceled',
]

function statusOf(intent: Stripe.PaymentIntent): PaymentStatus {
  if (intent.status === 'requires_confirmation') return 'created'
  if (intent.status === 'requires_payment_method') {
    return intent.last_payment_error === null ? 'created' : 'failed'
  }
  // `requires_capture`, or a state of a later API: on its way, and nothing is granted for it yet.
  return SAME_NAME.find((status) => status === intent.status) ?? 'processing'
}

function refundStatusOf(status: string | null): 'pending' | 'succeeded' | 'failed' {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

type Refusal = InstanceType<typeof Stripe.errors.StripeInvalidRequestError>

function refundRefusal(error: Refusal): (RefundOutcome & { ok: false })['reason'] | null {
  if (isMissing(error)) return 'unknown-intent'
  if (error.code === 'charge_already_refunded') return 'already-refunded'
  if (error.code === 'charge_disputed') return 'disputed'
  if (error.param === 'amount' || /greater than/.test(error.message)) return 'amount-too-large'
  if (/successful charge/.test(error.message)) return 'not-paid'
  return null
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Stripe.errors.StripeInvalidRequestError
}

function isMissing(error: unknown): boolean {
  return isRefusal(error) && error.code === 'resource_missing'
}

/** The id may come from an address bar; anything else never reaches the provider. */
function isIntentId(id: string): boolean {
  return /^pi_[A-Za-z0-9_]{1,250}$/.test(id)
}
