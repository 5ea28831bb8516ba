import { z } from 'zod'
import { LANGUAGE_CODES } from './languages.ts'

const plain = (maxLength: number) => z.string().trim().min(1).max(maxLength)

/** The same text in several languages. English is always there; the others are added as they are reviewed. */
export const localisedText = (maxLength: number) =>
  z
    .partialRecord(z.enum(LANGUAGE_CODES), plain(maxLength))
    .refine((text) => text.en !== undefined, {
      message: 'needs an English text (key "en")',
    })

export type LocalisedText = Partial<Record<(typeof LANGUAGE_CODES)[number], string>>

/** `2024-03-01`, or a year where the day is not known. */
export const dayOrYear = z
  .union([z.string(), z.number().int()])
  .transform(String)
  .pipe(z.string().regex(/^\d{4}(-\d{2}-\d{2})?$/, 'expected YYYY or YYYY-MM-DD'))

export const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'expected YYYY-MM-DD')

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected a slug such as unpaid-wages')

/** ISO 3166-1 alpha-2, or a union such as EU. */
export const countryCode = z.string().regex(/^[A-Z]{2,5}$/, 'expected a country code such as DE')

/** A country code, or an ISO 3166-2 code of one of its parts. */
export const jurisdictionCode = z
  .string()
  .regex(/^[A-Z]{2,5}(-[A-Z0-9]{1,3})?$/, 'expected a code such as DE or US-CA')

/** Whether somebody has opened the link; nobody may claim it without having done so. */
export const linkState = z.enum(['opened', 'not-opened'])
