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
