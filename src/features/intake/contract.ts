import { z } from 'zod'
import { FACTS_MAX_LENGTH } from '../../shared/case-form-limits.ts'
import { LANGUAGE_CODES } from '../../shared/languages.ts'
import { FORM_AREAS } from '../../shared/legal-areas.ts'

export const URGENCIES = ['low', 'medium', 'high'] as const
export type Urgency = (typeof URGENCIES)[number]

export const documentSchema = z
  .object({
    id: z.string().max(80),
    name: z.string().max(200),
    size: z.int().min(0).max(100_000),
    type: z.string().max(100),
    content: z.string().max(100_000),
    uploadedAt: z.iso.datetime(),
  })
  .meta({ id: 'CaseDocument' })

/** The form's values as they come in. What makes them valid beyond their types is in `domain/case-form-rules.ts`. */
export const caseFormSchema = z
  .object({
    email: z.string().max(320).default(''),
    country: z.string().max(10).default(''),
    jurisdiction: z.string().max(10).default(''),
    legalArea: z.enum(FORM_AREAS).default('other'),
    facts: z
      .string()
      .max(FACTS_MAX_LENGTH, `Please keep it under ${FACTS_MAX_LENGTH} characters`)
      .default(''),
    urgency: z.enum(URGENCIES).default('low'),
    documents: z
      .array(z.union([documentSchema, z.string().max(100_000)]))
      .max(5)
      .optional(),
    language: z.enum(LANGUAGE_CODES).optional(),
    areaCorrected: z
      .boolean()
      .optional()
      .meta({ description: 'legalArea corrects an earlier answer, and wins' }),
  })
  .meta({ id: 'CaseForm' })

export type CaseForm = z.infer<typeof caseFormSchema>

/** What the form in the browser holds, and what is kept in local storage under `legalFormData`. */
export type CaseFormValues = Pick<
  CaseForm,
  'email' | 'country' | 'jurisdiction' | 'legalArea' | 'facts' | 'urgency'
>
