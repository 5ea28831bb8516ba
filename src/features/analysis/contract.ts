import { z } from 'zod'
import { countryCode, day, linkState, localisedText, slug } from '../../shared/knowledge-text.ts'
import { LANGUAGE_CODES } from '../../shared/languages.ts'
import { LEGAL_AREAS } from '../../shared/legal-areas.ts'
import { COUNTED_FROM, deadlineFindingSchema } from '../law/contract.ts'

const phrase = z.string().min(3).max(1_600)

/** `knowledge/phrases/<lang>/<area>.yaml`: how people say each issue. */
export const phraseFileSchema = z.strictObject({
  language: z.enum(LANGUAGE_CODES),
  area: z.enum([...LEGAL_AREAS, 'none']),
  issues: z.record(slug, z.array(phrase).min(1)),
})

const concepts = z.string().regex(/^[a-z-]+(\+[a-z-]+)*$/, 'expected concepts joined by +')

/** `knowledge/lexicon/<lang>.yaml`: which words of a language stand for which concepts. */
export const lexiconFileSchema = z.strictObject({
  language: z.enum(LANGUAGE_CODES),
  words: z.record(concepts, z.array(z.string().min(1).max(60)).min(1)),
})

export const DANGERS = [
  'violence-at-home',
  'self-harm',
  'child-in-danger',
  'detention',
  'trafficking',
  'medical-emergency',
  'eviction-today',
  'deportation',
] as const

/** Seen: told before everything else. Suspected: a line that is easy to pass by. */
export const DANGER_CERTAINTIES = ['seen', 'suspected'] as const
export type DangerCertainty = (typeof DANGER_CERTAINTIES)[number]

/** `knowledge/safety/<lang>.yaml`: signs of danger in what a person writes. */
export const safetyFileSchema = z.strictObject({
  language: z.enum(LANGUAGE_CODES),
  signs: z.partialRecord(z.enum(DANGERS), z.array(z.string().min(2).max(120)).min(1)),
})

/** `knowledge/dangers/<lang>.yaml`: what people in danger write, and people who only sound like it. */
export const dangerFileSchema = z.strictObject({
  language: z.enum(LANGUAGE_CODES),
  texts: z.partialRecord(z.enum([...DANGERS, 'none']), z.array(phrase).min(1)),
})

/** `knowledge/safety/hotlines.yaml`: only numbers that two independent sources agree on. */
export const hotlinesFileSchema = z.strictObject({
  hotlines: z.array(
    z.strictObject({
      country: countryCode,
      danger: z.enum([...DANGERS, 'emergency']),
      name: localisedText(120),
      number: z.string().min(2).max(40),
      url: z.url({ protocol: /^https?$/ }).optional(),
      link: linkState.optional(),
      sources: z.array(z.string().min(3).max(200)).min(1),
      checked_on: day,
    }),
  ),
})

export type PhraseFile = z.infer<typeof phraseFileSchema>
export type SafetyFile = z.infer<typeof safetyFileSchema>
export type Danger = (typeof DANGERS)[number]

const languageCode = z.enum(LANGUAGE_CODES)

export const ANALYSIS_STAGES = [
  'language',
  'issues',
  'safety',
  'provisions',
  'deadlines',
  'composition',
  'verification',
  'lawyers',
] as const
export type AnalysisStage = (typeof ANALYSIS_STAGES)[number]

export const applicableLawSchema = z
  .object({
    id: z.string(),
    statute: z.string().meta({ description: 'Act and section as one would cite them' }),
    type: z.string(),
    description: z.string().meta({ description: 'What the section means, in plain words' }),
    relevance: z.string(),
    lang: languageCode.meta({ description: 'Language of the description' }),
    act: z.string(),
    actLocal: z.string().nullable(),
    section: z.string().nullable().meta({ description: 'null: the act as a whole' }),
    heading: z.string(),
    country: z.string(),
    jurisdiction: z.string(),
    place: z.string(),
    url: z.string(),
    linkOpened: z.boolean(),
    checkedOn: z.string(),
    checkedAgainst: z.enum(['law-index', 'official-text', 'second-source', 'unchecked']),
    reviewOverdue: z.boolean(),
    issues: z.array(z.string()),
    substance: z.string().optional().meta({
      description: 'Mark of what the entry said; results of before it was kept have none',
    }),
  })
  .meta({ id: 'ApplicableLaw' })
export type ApplicableLaw = z.infer<typeof applicableLawSchema>

export const safetyNoticeSchema = z.object({
  // Results of before there were two kinds showed the panel.
  certainty: z.enum(DANGER_CERTAINTIES).default('seen'),
  dangers: z.array(z.enum(DANGERS)),
  contacts: z.array(
    z.object({
      name: z.string(),
      number: z.string(),
      danger: z.string(),
      url: z.string().nullable(),
    }),
  ),
})
export type SafetyNotice = z.infer<typeof safetyNoticeSchema>

export const NOT_KNOWN = [
  'local-law-not-checked',
  'no-source-for-place',
  'no-source-for-area',
  'deadline-date-missing',
  'one-side-only',
  'unclear-facts',
] as const

export const FOLLOW_UPS = ['closest-area', 'with-whom', 'what-happened'] as const
export type FollowUp = (typeof FOLLOW_UPS)[number]

export const premiseSchema = z.object({
  kind: z.enum(['period', 'act-not-held']),
  words: z.string().meta({ description: 'The words of the facts' }),
  laws: z.array(z.string()).meta({ description: 'Ids of the laws that say otherwise' }),
})
/** Something the person takes for given that the law we hold does not bear out. */
export type Premise = z.infer<typeof premiseSchema>

export const analysisSchema = z
  .object({
    id: z.uuid(),
    caseId: z.uuid(),
    identifiedAreas: z.array(z.string()),
    areas: z.array(z.object({ area: z.enum(LEGAL_AREAS), score: z.number() })),
    issues: z.array(
      z.object({
        issue: z.string(),
        name: z.string(),
        area: z.enum(LEGAL_AREAS),
        score: z.number(),
      }),
    ),
    because: z.array(z.string()).meta({ description: 'Words of the facts that decided' }),
    applicableLaws: z.array(applicableLawSchema),
    keyConsiderations: z.array(z.string()),
    gather: z.array(z.string()),
    questions: z.array(z.string()),
    textLanguage: languageCode.meta({
      description: 'Language of considerations, gather and questions',
    }),
    deadlines: z.array(deadlineFindingSchema),
    usualDeadlinesFrom: z.array(z.enum(COUNTED_FROM)).default([]).meta({
      description: 'What deadlines in such a matter count from elsewhere, where none is known here',
    }),
    posture: z
      .enum(['served', 'after-judgment'])
      .nullable()
      .default(null)
      .meta({ description: 'How far such a matter has usually come: papers served, or judgment' }),
    premises: z
      .array(premiseSchema)
      .default([])
      .meta({ description: 'What the facts take for given and the law we hold does not bear out' }),
    notKnown: z.array(z.enum(NOT_KNOWN)),
    safety: safetyNoticeSchema.nullable(),
    followUp: z
      .array(z.enum(FOLLOW_UPS))
      .default([])
      .meta({ description: 'Questions whose answers would make a doubtful answer clearer' }),
    areaChosen: z
      .boolean()
      .default(false)
      .meta({ description: "The first area is the person's own correction" }),
    confidence: z.number().min(0).max(1),
    engine: z.enum(['built-in', 'model']),
    language: languageCode,
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Analysis' })
export type Analysis = z.infer<typeof analysisSchema>

/** A case as its owner sees it again. */
export const caseOnTheWireSchema = z
  .object({
    id: z.uuid(),
    email: z.string(),
    country: z.string(),
    jurisdiction: z.string(),
    legalArea: z.string().nullable(),
    facts: z.string(),
    urgency: z.string(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'LegalCase' })
export type CaseOnTheWire = z.infer<typeof caseOnTheWireSchema>

export const previewSchema = z
  .object({
    areas: z.array(z.object({ area: z.enum(LEGAL_AREAS), score: z.number() })),
    confidence: z.number(),
    laws: z.int(),
    deadlines: z.int(),
    lawyers: z.int(),
    safety: safetyNoticeSchema.nullable(),
  })
  .meta({ id: 'Preview' })
export type Preview = z.infer<typeof previewSchema>
