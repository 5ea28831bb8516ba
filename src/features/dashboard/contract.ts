import { z } from 'zod'
import type { PaymentStatus } from '../payments/contract.ts'

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

/** Money that went back is a state of its own for people. */
export type ShownPaymentStatus = PaymentStatus | 'refunded' | 'partly_refunded'

/** What the account page shows. Moments are ISO texts. */
export type AccountOverview = {
  email: string
  plan: UserOnTheWire['subscriptionPlan']
  planEndsAt: string | null
  /** -1 means unlimited. */
  analysisCredits: number
  analysesPerDay: number | null
  memberSince: string
  payments: (Omit<UserPayment, 'status'> & {
    status: ShownPaymentStatus
    /** Receipt and credit notes, in the order of their writing. */
    papers: { id: string; number: string; kind: 'receipt' | 'refund' }[]
  })[]
  cases: {
    id: string
    country: string
    jurisdiction: string
    legalArea: string | null
    createdAt: string
  }[]
}
