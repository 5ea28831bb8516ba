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

export const deviceSchema = z
  .object({
    id: z.string(),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    signedInOn: z.iso.date(),
    lastUsedOn: z.iso.date(),
    current: z.boolean().meta({ description: 'Whether it is the session that asks' }),
  })
  .meta({ id: 'SignedInDevice' })
export type SignedInDevice = z.infer<typeof deviceSchema>

export const devicesResponseSchema = z
  .object({ sessions: z.array(deviceSchema) })
  .meta({ id: 'SignedInDevices' })

export const devicePathSchema = z.object({ id: z.string().max(64) })

export const sessionResponseSchema = z
  .object({ user: signedInUserSchema.nullable() })
  .meta({ id: 'Session' })
