import { z } from 'zod'
import {
  countryCode,
  jurisdictionCode,
  linkState,
  localisedText,
} from '../../shared/knowledge-text.ts'

const body = z.strictObject({
  name: z.string().min(2).max(160),
  url: z.url({ protocol: /^https?$/ }),
  link: linkState,
})

export const registerSchema = z.strictObject({
  country: countryCode,
  jurisdiction: jurisdictionCode,
  body: z
    .string()
    .min(2)
    .max(160)
    .meta({ description: 'Official body that licenses lawyers there' }),
  register_url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ description: 'The public register itself; left out where none is online' }),
  link: linkState,
  licence_number: localisedText(80).meta({ description: 'What the licence number is called' }),
  profession: localisedText(80).meta({ description: 'What a lawyer is called there' }),
  legal_aid: body.optional(),
  bar_association: body.optional(),
})

/** `knowledge/registers.yaml` */
export const registersFileSchema = z.strictObject({ registers: z.array(registerSchema).min(1) })

export type Register = z.infer<typeof registerSchema>

/** What a look into the register found; only the first lets a lawyer stand as verified. */
export const CHECK_RESULTS = ['in-force', 'not-found', 'suspended', 'struck-off'] as const
export type CheckResult = (typeof CHECK_RESULTS)[number]

/** A lawyer as the API sends it. Referral fee and partner terms stay on the server; the partner label does not. */
export const lawyerSchema = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    nameLocal: z.string().nullable(),
    firm: z.string(),
    location: z.string(),
    locationLocal: z.string().nullable(),
    country: z.string(),
    jurisdiction: z.string(),
    experience: z.int().nullable().meta({ description: 'Years; null where nobody said' }),
    specializations: z.array(z.string()),
    bio: z.string(),
    rating: z.number().nullable(),
    reviewCount: z.int(),
    freeConsultation: z.boolean(),
    contingencyFee: z.boolean(),
    languages: z.array(z.string()),
    responseTime: z.string().nullable(),
    answersWithinHours: z.int().nullable().meta({
      description: 'Median of the answers to requests; null before there are five',
    }),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    website: z.string().nullable(),
    isPartner: z.boolean(),
    isSample: z.boolean(),
    verified: z
      .boolean()
      .meta({ description: 'Only with licence number, register and date of the check' }),
    officialRegister: z
      .object({ body: z.string(), url: z.string() })
      .nullable()
      .meta({ description: 'Where the licence can be checked' }),
    /** Why it is listed, as stable words; the page has their texts. */
    why: z.array(
      z.enum([
        'area',
        'region',
        'country',
        'language',
        'free-consultation',
        'response-time',
        'experience',
        'name',
      ]),
    ),
  })
  .meta({ id: 'Lawyer' })
export type Lawyer = z.infer<typeof lawyerSchema>

/** The figures by which lawyers for a case are chosen and ordered; the page on the order states them. */
export const MATCHING = {
  /** So many of the place and area are compared, taken from the day's rotation. */
  compared: 200,
  /** So many are listed at most. */
  listed: 100,
  /** Years where each band of experience begins; the last band is everybody else. */
  experienceBands: [20, 10],
  /** An answer counts as quick within so many hours. */
  quickAnswerHours: 24,
} as const

export {
  EXPERIENCE_FILTERS,
  LAWYERS_SHOWN_AT_FIRST,
  LOCATION_SLUGS,
  SEARCH_MIN_LENGTH,
  SPECIALTIES_SHOWN,
} from '../../shared/lawyer-list.ts'
