import { z } from 'zod'

const email = z.string().max(320)

export const codeRequestSchema = z
  .object({
    email,
    language: z.string().max(35).optional().meta({
      description: 'Language of the mail; otherwise Accept-Language decides',
    }),
  })
  .meta({ id: 'SignInCodeRequest' })

export const codeResponseSchema = z.object({ sent: z.literal(true) }).meta({ id: 'SignInCode' })

export const signInRequestSchema = z
  .object({ email, code: z.string().max(40) })
  .meta({ id: 'SignInRequest' })

export const signedInUserSchema = z
  .object({ id: z.string(), email: z.string(), name: z.string() })
  .meta({ id: 'SignedInUser' })
export type SignedInUser = z.infer<typeof signedInUserSchema>

export const signInResponseSchema = z.object({ user: signedInUserSchema }).meta({ id: 'SignIn' })

export const signOutResponseSchema = z.object({ success: z.literal(true) }).meta({ id: 'SignOut' })

export const sessionResponseSchema = z
  .object({ user: signedInUserSchema.nullable() })
  .meta({ id: 'Session' })
