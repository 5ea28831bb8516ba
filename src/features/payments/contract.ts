import { z } from 'zod'

export const PLAN_KEYS = ['unlimited', 'free', 'standard', 'premium'] as const
export type PlanKey = (typeof PLAN_KEYS)[number]

export const planSchema = z
  .object({
    name: z.string(),
    /** US dollars, as a decimal. */
    price: z.number(),
    priceCents: z.int(),
    currency: z.literal('usd'),
    interval: z.enum(['once', 'month']),
    /** Analyses in the interval; -1 means unlimited. */
    analysisCredits: z.int(),
    accessDays: z.int().nullable(),
    analysesPerDay: z.int().nullable(),
    features: z.array(z.string()),
  })
  .meta({ id: 'Plan' })

export const plansSchema = z.record(z.enum(PLAN_KEYS), planSchema)
export type Plan = z.infer<typeof planSchema>

export const PAYMENT_STATUSES = [
  'created',
  'processing',
  'requires_action',
  'succeeded',
  'failed',
  'canceled',
] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const paymentIntentRequestSchema = z
  .object({
    amount: z
      .number()
      .optional()
      .meta({ description: "Integer cents; refused when it is not the plan's price" }),
    planType: z.string().max(40),
    email: z.string().max(320).optional(),
    userEmail: z.string().max(320).optional().meta({ description: 'Accepted instead of email' }),
    language: z
      .string()
      .max(12)
      .optional()
      .meta({ description: 'Language of the mails about this payment; else that of the request' }),
    termsAccepted: z
      .string()
      .regex(/^[\w.-]{1,40}$/)
      .optional()
      .meta({
        description: 'Version of the terms that stand beside the order; kept with the payment',
      }),
    form: z
      .unknown()
      .optional()
      .meta({ description: 'The saved legal form, which then travels with the payment' }),
  })
  .meta({ id: 'PaymentIntentRequest' })

export const paymentIntentResponseSchema = z
  .object({ clientSecret: z.string(), paymentIntentId: z.string() })
  .meta({ id: 'PaymentIntent' })

export const paymentIntentId = z
  .string()
  .regex(/^pi_[A-Za-z0-9]{6,120}$/, 'Not a payment intent id')

export const paymentSuccessRequestSchema = z
  .object({ paymentIntentId })
  .meta({ id: 'PaymentSuccessRequest' })

export const paymentSuccessResponseSchema = z
  .object({ success: z.boolean(), status: z.enum(PAYMENT_STATUSES) })
  .meta({ id: 'PaymentSuccess' })

/** What the socket sends: the answer to a subscription, and each change after it. */
export const paymentUpdateSchema = z
  .object({
    type: z.enum(['payment_update', 'subscribed']),
    status: z.enum(PAYMENT_STATUSES),
    message: z.string(),
    timestamp: z.iso.datetime(),
    paymentIntentId: z.string(),
  })
  .meta({ id: 'PaymentUpdate' })
export type PaymentUpdate = z.infer<typeof paymentUpdateSchema>

export const subscribeMessageSchema = z.object({
  type: z.literal('subscribe_payment'),
  paymentIntentId,
})

export const withdrawalRequestSchema = z
  .object({ paymentId: z.string().max(64).meta({ description: 'As in /api/users/{id}/payments' }) })
  .meta({ id: 'WithdrawalRequest' })

export const withdrawalSchema = z
  .object({
    paymentId: z.string(),
    /** When the statement reached us. */
    statedAt: z.iso.datetime(),
    /** When the refund was made; null while the provider has not taken it yet. */
    refundedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Withdrawal' })

/** Where a purchase stands, for people. Days are YYYY-MM-DD, moments ISO texts. */
export type WithdrawalStanding =
  | { kind: 'open' | 'too_late'; lastDay: string }
  | { kind: 'withdrawn'; statedAt: string; refundedAt: string | null }
  | { kind: 'refunded' | 'renewal' }

/** A purchase somebody may want to withdraw from. */
export type Purchase = {
  paymentId: string
  email: string
  type: string
  description: string
  amount: number
  currency: string
  /** Cents that would go back. */
  left: number
  paidAt: string
  receipt: { id: string; number: string } | null
  standing: WithdrawalStanding
}

/** A receipt or credit note as its page shows it. */
export type ReceiptOnPage = {
  id: string
  kind: 'receipt' | 'refund'
  number: string
  issuedAt: string
  /** Of the receipt a credit note belongs to. */
  receiptNumber: string | null
  type: string
  description: string
  amount: number
  currency: string
  email: string
  termsVersion: string | null
  period: { startsAt: string; endsAt: string } | null
  seller: Seller
  purchase: { paymentId: string; standing: WithdrawalStanding } | null
  /** Other papers of the same payment. */
  others: { id: string; number: string; kind: 'receipt' | 'refund' }[]
}

/** Who sells: shown on `/seller`, beside the order button, on receipts and in mails. */
export type Seller = {
  name: string
  /** Its lines. */
  address: string[]
  email: string
  phone: string | undefined
  register: string | undefined
  vatId: string | undefined
  /** What is said about value added tax, in the seller's own words. */
  vatText: string | undefined
  /** Invented: nothing is really sold. */
  isDemo: boolean
}

export const SUBSCRIPTION_PLANS = ['standard', 'premium'] as const
export type SubscriptionPlan = (typeof SUBSCRIPTION_PLANS)[number]

export const SUBSCRIPTION_STATUSES = [
  'incomplete',
  'active',
  'past_due',
  'unpaid',
  'canceled',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

export const planTypeSchema = z
  .object({ planType: z.enum(SUBSCRIPTION_PLANS) })
  .meta({ id: 'MonthlyPlanChoice' })

export const subscriptionRequestSchema = planTypeSchema
  .extend({
    language: z.string().max(12).optional(),
    termsAccepted: z
      .string()
      .regex(/^[\w.-]{1,40}$/)
      .optional(),
  })
  .meta({ id: 'SubscriptionRequest' })

export const subscriptionPaymentSchema = z
  .object({
    clientSecret: z.string(),
    paymentIntentId: z.string(),
    planType: z.enum(SUBSCRIPTION_PLANS),
    amountCents: z.int(),
    currency: z.string(),
  })
  .meta({ id: 'SubscriptionPayment' })
export type SubscriptionPaymentSetup = z.infer<typeof subscriptionPaymentSchema>

export const subscriptionSchema = z
  .object({
    /** The plan that is paid for from the next month on. */
    planType: z.enum(SUBSCRIPTION_PLANS),
    status: z.enum(SUBSCRIPTION_STATUSES),
    /** The end of what was paid for; null before the first payment. */
    paidUntil: z.iso.datetime().nullable(),
    /** The plan that this month was paid for, where it is another. */
    planUntilThen: z.enum(SUBSCRIPTION_PLANS).nullable(),
    cancelAtPeriodEnd: z.boolean(),
    endedAt: z.iso.datetime().nullable(),
    /** How a change to the other plan would begin; null while none can be made. */
    change: z
      .object({
        planType: z.enum(SUBSCRIPTION_PLANS),
        startsNow: z.boolean(),
        dueNowCents: z.int(),
      })
      .nullable(),
  })
  .meta({ id: 'Subscription' })
export type ShownSubscription = z.infer<typeof subscriptionSchema>

export const ownSubscriptionSchema = z
  .object({
    /** The newest one, also when it has ended; null for who never had one. */
    subscription: subscriptionSchema.nullable(),
    plans: z.array(
      z.object({
        planType: z.enum(SUBSCRIPTION_PLANS),
        priceCents: z.int(),
        currency: z.string(),
        /** -1 means unlimited. */
        analysesPerMonth: z.int(),
        analysesPerDay: z.int().nullable(),
      }),
    ),
    provider: z.object({ publishableKey: z.string(), sandbox: z.boolean() }),
    termsVersion: z.string(),
  })
  .meta({ id: 'OwnSubscription' })
export type OwnSubscription = z.infer<typeof ownSubscriptionSchema>
