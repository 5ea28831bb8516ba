import { z } from 'zod'

export const checkAccessRequestSchema = z
  .object({ email: z.string().max(320), planType: z.string().max(40).optional() })
  .meta({ id: 'CheckAccessRequest' })

export const checkAccessResponseSchema = z
  .object({ needsPayment: z.boolean(), hasActivePremium: z.boolean() })
  .meta({ id: 'CheckAccess' })

export type AccessCheck = z.infer<typeof checkAccessResponseSchema>

export const freeAnalysisSchema = z
  .object({ ready: z.literal(true), email: z.string() })
  .meta({ id: 'FreeAnalysis' })
