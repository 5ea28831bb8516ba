import { z } from 'zod'
import { slug } from '../../shared/knowledge-text.ts'
import { LANGUAGE_CODES } from '../../shared/languages.ts'
import { LEGAL_AREAS } from '../../shared/legal-areas.ts'

const language = z.enum(LANGUAGE_CODES)
const termArea = z.enum([...LEGAL_AREAS, 'general'])

/** `knowledge/glossary/<lang>.yaml`: the same ids in every language. */
export const glossaryFileSchema = z.strictObject({
  language,
  terms: z.array(
    z.strictObject({
      id: slug,
      term: z.string().min(1).max(80),
      /** How the term is read where its letters do not say it: kana in Japanese, pinyin in Chinese, vowel signs in Arabic. */
      reading: z.string().min(1).max(120).optional(),
      definition: z.string().min(10).max(400),
      example: z.string().min(5).max(240),
      area: termArea,
      related: z.array(slug).default([]),
      usage: z.string().max(240).optional(),
      respelling: z.string().max(80).optional(),
      /** Reviewed by hand, where the made one would be wrong. */
      ipa: z.string().max(80).optional(),
      forms: z.array(z.string().min(1).max(80)).default([]),
    }),
  ),
})

export type GlossaryFile = z.infer<typeof glossaryFileSchema>
export type GlossaryTerm = GlossaryFile['terms'][number]

/** `knowledge/glossary/pronunciation.json`: made by `legal glossary pronounce`, IPA by language and what is read. */
export const pronunciationFileSchema = z.strictObject({
  madeWith: z.string(),
  ipa: z.partialRecord(language, z.record(z.string(), z.string().min(1).max(160))),
})

export type Pronunciations = z.infer<typeof pronunciationFileSchema>['ipa']

const translationSchema = z
  .object({ lang: language, term: z.string() })
  .meta({ id: 'TermTranslation' })

/** How words of a language change in a sentence, so that a term is recognised in each of its forms. */
export const wordFormsSchema = z
  .object({
    spaces: z.boolean().meta({ description: 'Words stand between spaces' }),
    prefixes: z.string().meta({ description: 'What may be written onto the front of a word' }),
    endings: z
      .record(z.string(), z.string())
      .meta({ description: 'Ending as listed -> endings it may have instead; "-" is none' }),
    others: z
      .array(z.string())
      .optional()
      .meta({ description: 'Words that only look like a form of a term; never marked' }),
  })
  .meta({ id: 'WordForms' })

export type WordForms = z.infer<typeof wordFormsSchema>

/** What a page needs to find the terms of one language in its texts and to explain them. */
export const legalWordsSchema = z
  .object({
    language,
    wordForms: wordFormsSchema,
    terms: z.array(
      z.object({
        id: z.string(),
        term: z.string(),
        forms: z.array(z.string()),
        definition: z.string(),
        respelling: z.string().optional(),
        ipa: z.string().optional(),
        translations: z.array(translationSchema),
      }),
    ),
  })
  .meta({ id: 'LegalWords' })

export type LegalWords = z.infer<typeof legalWordsSchema>
export type LegalWord = LegalWords['terms'][number]

/** One term with all that is known of it; `lang` is English where the language asked for lacks it. */
export const termEntrySchema = z
  .object({
    id: z.string(),
    lang: language,
    term: z.string(),
    definition: z.string(),
    example: z.string(),
    area: termArea,
    usage: z.string().optional(),
    reading: z.string().optional(),
    respelling: z.string().optional(),
    ipa: z.string().optional(),
    related: z.array(z.object({ id: z.string(), lang: language, term: z.string() })),
    translations: z.array(translationSchema),
    missing: z
      .array(language)
      .meta({ description: 'Languages without a reviewed translation of the term' }),
  })
  .meta({ id: 'TermEntry' })

export type TermEntry = z.infer<typeof termEntrySchema>

/** A term as the list of all terms shows and searches it. */
export type ListedTerm = Pick<TermEntry, 'id' | 'lang' | 'term' | 'definition' | 'respelling'> & {
  forms: string[]
  /** The English term, by which it is found in every language. */
  english: string
}

/** The terms under one letter, in the order of the language. */
export type LetterGroup = { letter: string; terms: ListedTerm[] }
