import { z } from 'zod'
import { LANGUAGE_CODES } from '../../shared/languages.ts'
import type { Profile } from '../account/contract.ts'
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

/** What stands above the tabs of the account. Moments are ISO texts, here and below. */
export type AccountHeader = {
  id: string
  email: string
  plan: UserOnTheWire['subscriptionPlan']
  planEndsAt: string | null
  /** Whether the plan goes on by itself after that. */
  renews: boolean
  /** -1 means unlimited. */
  analysisCredits: number
  analysesPerDay: number | null
  memberSince: string
}

/** A change of address that waits for its codes. */
export type PendingEmailChange = { newEmail: string }

export type BilledPayment = Omit<UserPayment, 'status'> & {
  status: ShownPaymentStatus
  /** Receipt and credit notes, in the order of their writing. */
  papers: { id: string; number: string; kind: 'receipt' | 'refund' }[]
  /** The last day (YYYY-MM-DD) on which it can be withdrawn from; null where it cannot. */
  withdrawUntil: string | null
}

/** What is used of one right to analyses. `month` also stands for the month that a plan's payment paid for. */
export type UsageMeter = {
  plan: string
  per: 'day' | 'month'
  used: number
  total: number
  endsAt: string
}

/** An area of law, `others` for all further areas, `unknown` where no area is known. */
export type ChartKey = string

export type UsageChart = {
  keys: ChartKey[]
  total: number
  /** `YYYY-MM`; the counts stand in the order of the keys. */
  months: { month: string; total: number; counts: number[] }[]
}

export type Activity = { at: string } & (
  | { kind: 'analysis'; caseId: string | null; area: string | null }
  | {
      kind: 'receipt' | 'refund'
      receiptId: string
      number: string
      amount: number
      currency: string
      type: string
      description: string
    }
  | { kind: 'operator_read'; caseId: string; reason: string }
)

export type UsageOverview = {
  /** The present calendar month, `YYYY-MM` in UTC. */
  month: string
  madeThisMonth: number
  meters: UsageMeter[]
  chart: UsageChart
  activities: Activity[]
}

export type ShownCase = {
  id: string
  title: string | null
  /** What was found, else what was chosen in the form. */
  area: string | null
  /** In the reader's language. */
  place: string
  createdAt: string
}

export type ShownRead = { reader: 'owner' | 'payer' | 'operator'; reason: string; readAt: string }

export type CaseDetail = ShownCase & {
  reads: ShownRead[]
  /** Whether an analysis could be booked now. */
  hasAccess: boolean
}

/** What the open tab shows, as far as the server brings it. */
export type OpenTab =
  | { tab: 'profile'; profile: Profile; emailChange: PendingEmailChange | null }
  | { tab: 'subscription' | 'contacts' }
  | { tab: 'billing'; payments: BilledPayment[] }
  | { tab: 'usage'; usage: UsageOverview }
  | { tab: 'cases'; cases: ShownCase[]; wasDeleted: boolean }
  /** Null: there is no such case of this person. */
  | { tab: 'cases'; detail: CaseDetail | null; asksToDelete: boolean }
  | { tab: string; failed: true }

export const renameRequestSchema = z
  .strictObject({ title: z.string().max(400) })
  .meta({ id: 'CaseName' })

export const runAgainRequestSchema = z
  .strictObject({ language: z.enum(LANGUAGE_CODES).optional() })
  .meta({ id: 'RunAgain' })

export const runAgainSchema = z.object({ caseId: z.uuid() }).meta({ id: 'AnalysedAgain' })

export const casePathSchema = z.object({ id: z.string().max(64) })

export const doneSchema = z.object({ success: z.literal(true) }).meta({ id: 'Done' })
