import { z } from 'zod'

const moment = z.iso.datetime()

export const userSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    stripeCustomerId: z.string().nullable(),
    subscriptionPlan: z.enum(['free', 'standard', 'premium']),
    subscriptionStatus: z.string(),
    subscriptionId: z.string().nullable(),
    /** -1 means unlimited. */
    analysisCredits: z.int(),
    premiumExpiresAt: moment.nullable(),
    lastPaymentDate: moment.nullable(),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'User' })
export type UserOnTheWire = z.infer<typeof userSchema>

export const userPaymentSchema = z
  .object({
    id: z.string(),
    amount: z.int().meta({ description: 'In the smallest unit of the currency' }),
    currency: z.string(),
    status: z.string(),
    type: z.string(),
    description: z.string(),
    createdAt: moment,
  })
  .meta({ id: 'UserPayment' })
export type UserPayment = z.infer<typeof userPaymentSchema>

export const userPaymentsSchema = z.array(userPaymentSchema)
export const userQuerySchema = z.object({ email: z.string().max(320) })
export const userPathSchema = z.object({ id: z.string().max(64) })
