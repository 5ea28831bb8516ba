import { z } from 'zod'
import { CONTACT_CHANNELS, HELP_ANSWERS, LAWYER_ANSWERS } from '../../shared/contact-choices.ts'
import { CONTACT_LIMITS } from '../../shared/contact-limits.ts'
import { LANGUAGE_CODES } from '../../shared/languages.ts'
import { LEGAL_AREAS } from '../../shared/legal-areas.ts'

const line = (max: number) => z.string().max(max).default('')

/** What a person sends to several lawyers at once. Lengths beyond sense are refused here, the rest by the rules. */
export const contactOrderSchema = z
  .object({
    caseId: z.string().max(64),
    lawyers: z
      .array(z.string().max(200))
      .min(1)
      .max(CONTACT_LIMITS.lawyersAtOnce)
      .meta({ description: 'Their slugs' }),
    name: line(2_000),
    summary: line(20_000),
    sendFacts: z.boolean().default(false).meta({ description: 'Also send what was written' }),
    channel: z.enum(CONTACT_CHANNELS),
    phone: line(2_000),
    times: line(2_000),
    consent: z.literal(true).meta({ description: 'The person saw what is sent, and agrees' }),
    language: z.enum(LANGUAGE_CODES).optional(),
  })
  .meta({ id: 'ContactOrder' })

/** What became of the wish to ask one lawyer; only `sent` wrote a mail. */
export const CONTACT_RESULTS = [
  'sent',
  'asked_before',
  'no_email',
  'stopped',
  'busy',
  'invented',
  'unknown',
] as const
export type ContactResult = (typeof CONTACT_RESULTS)[number]

export const askedLawyerSchema = z
  .object({
    slug: z.string(),
    name: z.string().nullable(),
    result: z.enum(CONTACT_RESULTS),
  })
  .meta({ id: 'AskedLawyer' })
export type AskedLawyer = z.infer<typeof askedLawyerSchema>

export const contactOrderAnswerSchema = z
  .object({ lawyers: z.array(askedLawyerSchema) })
  .meta({ id: 'ContactOrderAnswer' })

export const contactSchema = z
  .object({
    id: z.uuid(),
    caseId: z.uuid(),
    lawyer: z
      .object({ name: z.string(), slug: z.string() })
      .nullable()
      .meta({ description: 'null: no longer listed' }),
    state: z.enum(['sent', 'delivered', 'undeliverable', 'answered', 'no_answer', 'stopped']),
    answer: z.enum(LAWYER_ANSWERS).nullable(),
    message: z.string().nullable().meta({ description: "The lawyer's words" }),
    askedAt: z.iso.datetime(),
    deliveredAt: z.iso.datetime().nullable(),
    answeredAt: z.iso.datetime().nullable(),
    remindedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Contact' })
/** One request to one lawyer, as the person who sent it sees it. */
export type Contact = z.infer<typeof contactSchema>

export const contactListSchema = z
  .object({
    signedIn: z.boolean().meta({ description: 'Requests are shown to the session that sent them' }),
    contacts: z.array(contactSchema),
  })
  .meta({ id: 'ContactList' })
export type ContactsAnswer = z.infer<typeof contactListSchema>

export const helpAnswerSchema = z
  .discriminatedUnion('question', [
    z.object({
      caseId: z.string().max(64),
      question: z.literal('result').meta({ description: 'Did this help?' }),
      answer: z.enum(HELP_ANSWERS),
      giveText: z.boolean().default(false).meta({
        description: 'The text may be used to test and improve the site',
      }),
    }),
    z.object({
      caseId: z.string().max(64),
      question: z.literal('area').meta({ description: 'The area the person corrected to' }),
      answer: z.enum(LEGAL_AREAS),
    }),
  ])
  .meta({ id: 'HelpAnswer' })

export const helpThanksSchema = z
  .object({ counted: z.boolean().meta({ description: 'false: this case was answered today' }) })
  .meta({ id: 'HelpThanks' })
