import { z } from 'zod'
import { slug } from '../../shared/knowledge-text.ts'
import { LANGUAGE_CODES } from '../../shared/languages.ts'
import { LEGAL_AREAS } from '../../shared/legal-areas.ts'

/** `knowledge/glossary/<lang>.yaml`: the same ids in every language. */
export const glossaryFileSchema = z.strictObject({
  language: z.enum(LANGUAGE_CODES),
  terms: z.array(
    z.strictObject({
      id: slug,
      term: z.string().min(1).max(80),
      definition: z.string().min(10).max(400),
      example: z.string().min(5).max(240),
      area: z.enum([...LEGAL_AREAS, 'general']),
      related: z.array(slug).default([]),
      usage: z.string().max(240).optional(),
      respelling: z.string().max(80).optional(),
      ipa: z.string().max(80).optional(),
      forms: z.array(z.string().min(1).max(80)).default([]),
    }),
  ),
})

export type GlossaryFile = z.infer<typeof glossaryFileSchema>
