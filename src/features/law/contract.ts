import { z } from 'zod'
import {
  countryCode,
  day,
  dayOrYear,
  jurisdictionCode,
  type LocalisedText,
  linkState,
  localisedText,
  slug,
} from '../../shared/knowledge-text.ts'
import { LANGUAGE_CODES, type LanguageCode } from '../../shared/languages.ts'
import { LEGAL_AREAS, type LegalArea } from '../../shared/legal-areas.ts'

/** ISO 8601 period of days, weeks, months or years; `5WD` are working days Monday to Friday, `5SD` with Saturdays. */
const period = z
  .string()
  .regex(/^(P\d+[YMWD]|\d+[WS]D)$/, 'expected P14D, P3W, P6M, P3Y, 5WD or 5SD')

/** The moment a limitation period counts from. Each has its wording in the translations. */
export const COUNTED_FROM = [
  'event',
  'knowledge-of-facts',
  'injury',
  'notice-received',
  'notice-sent',
  'decision-received',
  'decision-date',
  'dismissal-notice',
  'end-of-employment',
  'end-of-year',
  'death',
  'knowledge-of-death',
  'contract-concluded',
  'goods-received',
  'defect-found',
  'end-of-tenancy',
  'payment-due',
  'arrest',
  'service-of-claim',
  'publication',
  'loss-or-damage',
  'tax-notice-received',
  'departure',
] as const

/** Who has to act in time. */
export const WHOSE_TIME = ['person', 'other-side'] as const

export const deadlineSchema = z.strictObject({
  period,
  from: z.enum(COUNTED_FROM),
  first_day_counts: z
    .boolean()
    .optional()
    .meta({ description: 'The day it counts from is the first day of the period' }),
  what: localisedText(160).meta({
    description: 'What has to be done in that time, in plain words',
  }),
  whose: z.enum(WHOSE_TIME).optional().meta({
    description:
      'Left out: the time of the person who asks. A landlord has to return a deposit: other-side',
  }),
  exceptions: localisedText(240).optional(),
  section: z
    .string()
    .min(1)
    .max(60)
    .optional()
    .meta({ description: 'Where the period stands, if not in this section' }),
})

export const provisionSchema = z.strictObject({
  section: z.string().min(1).max(60).optional().meta({
    description:
      'As cited there, without the sign: 823, 1102.5, L1232-2. Left out where we can vouch for the act only',
  }),
  heading: localisedText(160),
  summary: localisedText(240).meta({
    description: 'Our own words, plain language, at most 240 characters',
  }),
  issues: z.array(slug).min(1).meta({ description: 'Ids of knowledge/issues' }),
  covers_what_follows: z.boolean().optional().meta({
    description:
      'The summary speaks of the rules that begin at this section, not of this one alone',
  }),
  url: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ description: 'The section itself, where it has an address' }),
  in_force_from: dayOrYear.optional(),
  in_force_to: dayOrYear.optional(),
  deadline: deadlineSchema.optional(),
  checked: z.strictObject({
    on: day,
    against: z.enum(['law-index', 'official-text', 'second-source', 'unchecked']),
    result: z.enum(['found', 'act-found', 'confirmed', 'not-checked']),
    note: z.string().max(240).optional(),
  }),
  review_by: day,
})

export const actSchema = z.strictObject({
  id: slug.meta({ description: 'Unique in this file: bgb, flsa' }),
  title: z.string().min(2).max(200).meta({ description: 'Official or usual English name' }),
  title_local: z.string().min(2).max(240).optional(),
  type: z.enum(['constitution', 'treaty', 'code', 'statute', 'regulation', 'rules-of-court']),
  section_sign: z
    .enum(['§', 's.', 'art.', 'Art.', 'rule', 'reg.', 'para.'])
    .default('§')
    .meta({ description: 'What stands before a section number when this act is cited' }),
  official_url: z.url({ protocol: /^https?$/ }),
  link: linkState,
  identifier: z.string().max(120).optional().meta({ description: 'ELI, CELEX or the like' }),
  in_force_from: dayOrYear,
  in_force_to: dayOrYear.optional(),
  provisions: z.array(provisionSchema).min(1),
})

/** One file a jurisdiction: `knowledge/law/DE/DE.yaml`, `knowledge/law/US/US-CA.yaml`. */
export const lawFileSchema = z.strictObject({
  country: countryCode,
  jurisdiction: jurisdictionCode,
  acts: z.array(actSchema).min(1),
})

export const issueSchema = z.strictObject({
  id: slug.meta({ description: 'Unique over all areas' }),
  name: localisedText(80),
  posture: z.enum(['before', 'served', 'after-judgment']).optional(),
  deadlines_from: z.array(z.enum(COUNTED_FROM)).max(2).default([]).meta({
    description: 'What deadlines in such a matter usually count from, over all places we hold',
  }),
  considerations: z.array(localisedText(240)).min(3).max(6),
  gather: z.array(localisedText(160)).min(2).max(6),
  questions: z.array(localisedText(200)).min(2).max(6),
  related: z.array(slug).default([]),
})

/** `knowledge/issues/<area>.yaml` */
export const issueFileSchema = z.strictObject({
  area: z.enum(LEGAL_AREAS),
  issues: z.array(issueSchema).min(1),
})

const provisionsAsked = z.int().min(0).meta({ description: 'At least so many provisions' })

/** `knowledge/law-coverage.yaml`: how much law each place owes its people. */
export const coverageGoalsSchema = z.strictObject({
  deep: z.strictObject({ provisions: provisionsAsked, countries: z.array(countryCode) }),
  base: z.strictObject({ provisions: provisionsAsked }),
  parts: z.strictObject({
    provisions: provisionsAsked,
    of: z.record(countryCode, provisionsAsked).meta({ description: 'Where a country asks more' }),
  }),
  unions: z.strictObject({ provisions: provisionsAsked }),
})

export type CoverageGoals = z.infer<typeof coverageGoalsSchema>

export type Period = z.infer<typeof period>
export type CountedFrom = (typeof COUNTED_FROM)[number]
export type DeadlineRule = z.infer<typeof deadlineSchema>
export type LawFile = z.infer<typeof lawFileSchema>
export type IssueFile = z.infer<typeof issueFileSchema>
export type Issue = z.infer<typeof issueSchema>

/** One section of one act, or an act as a whole, with all that is needed to show and cite it. */
export type Provision = {
  /** Stable: jurisdiction, act and section, as in `us-ca-civil-code-1950-5`. */
  id: string
  country: string
  jurisdiction: string
  act: string
  actLocal: string | undefined
  actType: LawFile['acts'][number]['type']
  /** ELI, CELEX or the like. */
  identifier: string | undefined
  /** Absent where the entry speaks of the act as a whole. */
  section: string | undefined
  /** What stands before a section number when this act is cited. */
  sectionSign: string
  heading: LocalisedText
  summary: LocalisedText
  /** The summary speaks of the rules that begin at this section, not of this one alone. */
  coversWhatFollows: boolean
  issues: string[]
  areas: LegalArea[]
  url: string
  linkOpened: boolean
  deadline: DeadlineRule | undefined
  checked: z.infer<typeof provisionSchema>['checked']
  reviewBy: string
  inForceFrom: string
  inForceTo: string | undefined
}

export type TaxonomyIssue = Issue & { area: LegalArea }

export type Corpus = {
  issues: ReadonlyMap<string, TaxonomyIssue>
  provisions: readonly Provision[]
  byJurisdiction: ReadonlyMap<string, readonly Provision[]>
  byId: ReadonlyMap<string, Provision>
}

/** A text with the language it is in, which may be English where the reader's own is missing. */
const markedText = z.object({ text: z.string(), lang: z.enum(LANGUAGE_CODES) })
export type MarkedText = z.infer<typeof markedText>

export const deadlineFindingSchema = z
  .object({
    law: z.string().meta({ description: 'Id of the provision that sets it' }),
    statute: z.string(),
    period: z.string().meta({ description: 'P3W, or 20WD for working days' }),
    from: z.string().meta({ description: 'The moment it counts from' }),
    firstDayCounts: z
      .boolean()
      .default(false)
      .meta({ description: 'The day it counts from is the first day of the period' }),
    what: markedText,
    whose: z
      .enum(WHOSE_TIME)
      .default('person')
      .meta({ description: 'Who has to act in time: the person who asks, or the other side' }),
    exceptions: markedText.nullable(),
    url: z.string(),
    startsOn: z
      .string()
      .nullable()
      .default(null)
      .meta({ description: 'The day it counts from, where the facts name it' }),
    startWords: z
      .string()
      .nullable()
      .default(null)
      .meta({ description: 'The words of the facts that name that day' }),
    daysNamed: z
      .array(z.object({ day: z.string(), words: z.string() }))
      .default([])
      .meta({
        description: 'Days the facts name that it may count from, for the person to choose',
      }),
    date: z
      .string()
      .nullable()
      .meta({ description: 'The last day, when the facts give the first' }),
  })
  .meta({ id: 'Deadline' })
export type DeadlineFinding = z.infer<typeof deadlineFindingSchema>

/** Everything a page says about one entry, in the reader's language as far as we have it. */
export type DescribedProvision = {
  id: string
  statute: string
  /** As the citation names it. */
  act: string
  /** Where the citation uses another title. */
  englishTitle: string | null
  /** Where the citation uses another title: what one looks the act up by. */
  officialTitle: string | null
  actType: Provision['actType']
  identifier: string | null
  heading: MarkedText
  summary: MarkedText
  coversWhatFollows: boolean
  /** The same in the other languages we have it in, the place's own among them. */
  versions: { lang: LanguageCode; heading: string; summary: string }[]
  country: string
  jurisdiction: string
  place: string
  /** Of a union: the names of the member states offered. */
  members: string[]
  reach: 'union' | 'country' | 'part'
  url: string
  linkOpened: boolean
  checkedOn: string
  checkedAgainst: Provision['checked']['against']
  checkedResult: Provision['checked']['result']
  reviewBy: string
  reviewOverdue: boolean
  inForceFrom: string
  inForceTo: string | null
  force: 'in-force' | 'not-yet' | 'ended'
  deadline: DeadlineFinding | null
  issues: { id: string; name: MarkedText; area: LegalArea }[]
  related: { id: string; statute: string; heading: MarkedText }[]
}

/** What became of a reader's report of an error. */
export type ReportOutcome = 'stored' | 'unknown-provision' | 'too-long' | 'too-many'

/** With the message that could not be stored, so that nobody has to write it twice. */
export type ReportAnswer = { outcome: ReportOutcome; message?: string }
