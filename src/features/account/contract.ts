import { z } from 'zod'
import { LANGUAGE_CODES } from '../../shared/languages.ts'

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

/** Nothing else of a user can be changed by a call: unknown keys are refused. */
export const profileChangeSchema = z
  .strictObject({
    name: z.string().max(400).optional(),
    preferredLanguage: z.enum(LANGUAGE_CODES).optional().meta({
      description: 'Language of pages and mails',
    }),
  })
  .meta({ id: 'ProfileChange' })
export type ProfileChange = z.infer<typeof profileChangeSchema>

export const profileSchema = z
  .object({ name: z.string(), preferredLanguage: z.enum(LANGUAGE_CODES).nullable() })
  .meta({ id: 'Profile' })
export type Profile = z.infer<typeof profileSchema>

export const emailChangeRequestSchema = z.strictObject({ email }).meta({ id: 'EmailChangeRequest' })

const typedCode = z.string().max(40)

export const emailChangeCodesSchema = z
  .strictObject({
    oldCode: typedCode.meta({ description: 'The code mailed to the present address' }),
    newCode: typedCode.meta({ description: 'The code mailed to the new address' }),
  })
  .meta({ id: 'EmailChangeCodes' })

export const emailChangedSchema = z.object({ email: z.string() }).meta({ id: 'EmailChanged' })
