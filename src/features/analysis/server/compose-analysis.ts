import type { Translate } from '../../../i18n/translate.ts'
import type { LocalisedText } from '../../../shared/knowledge-text.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { Corpus, CountedFrom, TaxonomyIssue } from '../../law/contract.ts'
import {
  citation,
  deadlineFinding,
  inLanguage,
  substanceOf,
  type ToldStart,
} from '../../law/server.ts'
import type { Analysis, ApplicableLaw, Premise, SafetyNotice } from '../contract.ts'
import type { AnalysisFindings } from '../domain/engine.ts'
import { CANNOT_TELL, followUpQuestions } from '../domain/follow-up-questions.ts'
import { answeredIssues, type Retrieved } from '../domain/retrieve-provisions.ts'

/** Issues whose considerations are shown; more would bury the first. */
const ISSUES_EXPLAINED = 2
const MAX_LIST = 6

export type CompositionInput = {
  findings: AnalysisFindings
  corpus: Corpus
  /** Language of the person. */
  language: LanguageCode
  t: Translate
  placeName: (jurisdiction: string) => string
  /** The place itself, and whether it has law of its own in the corpus. */
  place: { jurisdiction: string; hasOwnLaw: boolean; hasAnyLaw: boolean }
  safety: SafetyNotice | null
  /** What the facts take for given and the law does not bear out. */
  premises: readonly Premise[]
  /** The first area is the person's own correction. */
  areaChosen: boolean
  /** The day of an event, where the facts tell it without a doubt. */
  startOf: (from: CountedFrom) => ToldStart
  now: Date
}

export type ComposedAnalysis = Omit<Analysis, 'id' | 'caseId' | 'createdAt'>

/** Puts the findings into words. Every law in it is one of the retrieved provisions, nothing else. */
export function composeAnalysis(input: CompositionInput): ComposedAnalysis {
  const { findings, corpus, language } = input
  const { classification, retrieved } = findings
  const answered = answeredIssues(classification).flatMap((id) => corpus.issues.get(id) ?? [])
  const explained = answered.slice(0, ISSUES_EXPLAINED)
  const texts = withModelWords(textsOf(explained, language), input)
  const areas = classification.areas.slice(0, 3).map(rounded)
  const deadlines = deadlinesOf(input)
  const confidence = Math.round(classification.confidence * 1_000) / 1_000
  return {
    identifiedAreas: areas.map(({ area }) => area),
    areas,
    issues: classification.issues
      .filter((issue) => answered.some((one) => one.id === issue.issue))
      .map((issue) => ({
        ...rounded(issue),
        name: inLanguage(corpus.issues.get(issue.issue)?.name ?? { en: issue.issue }, language)
          .text,
      })),
    because: classification.because,
    applicableLaws: retrieved.map((found) => applicableLaw(found, input)),
    ...texts,
    deadlines,
    usualDeadlinesFrom: deadlines.length > 0 ? [] : usualStarts(explained),
    posture: postureOf(explained),
    premises: [...input.premises],
    notKnown: notKnown(input, deadlines),
    safety: input.safety,
    areaChosen: input.areaChosen,
    followUp: followUpQuestions({ areas, confidence, areaChosen: input.areaChosen }),
    confidence,
    engine: findings.engine,
    language,
  }
}

/**
 * Rules made for this problem come before those that also need another one (a dismissal, and a pregnancy nobody
 * spoke of). Among each, what ends soonest comes first; those whose start is unknown keep the order of the laws.
 */
function deadlinesOf({ findings, language, startOf }: CompositionInput): Analysis['deadlines'] {
  const answered = new Set(answeredIssues(findings.classification))
  const found = findings.retrieved.flatMap(({ provision }) => {
    const told = provision.deadline && startOf(provision.deadline.from)
    const deadline = deadlineFinding(provision, language, told)
    const aside = provision.issues.some((issue) => !answered.has(issue))
    return deadline ? [{ deadline, aside, end: deadline.date ?? '' }] : []
  })
  return found
    .sort(
      (a, b) =>
        Number(a.deadline.date === null) - Number(b.deadline.date === null) ||
        Number(a.aside) - Number(b.aside) ||
        compare(a.end, b.end),
    )
    .map(({ deadline }) => deadline)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function applicableLaw({ provision, issues }: Retrieved, input: CompositionInput): ApplicableLaw {
  const { corpus, findings, language, t, now } = input
  const description = inLanguage(provision.summary, language)
  const names = issues
    .flatMap((id) => corpus.issues.get(id) ?? [])
    .map((issue) => inLanguage(issue.name, language).text)
  const place = input.placeName(provision.jurisdiction)
  return {
    id: provision.id,
    statute: citation(provision, language),
    type: t(`law.types.${provision.actType}`),
    description: description.text,
    lang: description.lang,
    relevance:
      findings.words?.relevance.get(provision.id) ??
      (names.length > 0
        ? t('law.relevantFor', { issues: new Intl.ListFormat(language).format(names), place })
        : t('law.relevantForArea', { place })),
    act: provision.act,
    actLocal: provision.actLocal ?? null,
    section: provision.section ?? null,
    heading: inLanguage(provision.heading, language).text,
    country: provision.country,
    jurisdiction: provision.jurisdiction,
    place,
    url: provision.url,
    linkOpened: provision.linkOpened,
    checkedOn: provision.checked.on,
    checkedAgainst: provision.checked.against,
    reviewOverdue: provision.reviewBy < now.toISOString().slice(0, 10),
    issues,
    substance: substanceOf(provision),
  }
}

/** What deadlines in such a matter count from elsewhere, for a place of which we know none. */
function usualStarts(issues: TaxonomyIssue[]): CountedFrom[] {
  return [...new Set(issues.slice(0, 1).flatMap((issue) => issue.deadlines_from))]
}

/** Most matters start before anything has been served: only what comes later is told. */
function postureOf([first]: TaxonomyIssue[]): Analysis['posture'] {
  return first?.posture && first.posture !== 'before' ? first.posture : null
}

/** All explained texts in one language: the reader's own only where every text has it. */
function textsOf(issues: TaxonomyIssue[], language: LanguageCode) {
  const all = issues.flatMap((issue) => [
    ...issue.considerations,
    ...issue.gather,
    ...issue.questions,
  ])
  const textLanguage = all.every((text) => text[language] !== undefined)
    ? language
    : ('en' as const)
  const read = (texts: LocalisedText[]) =>
    [...new Set(texts.map((text) => inLanguage(text, textLanguage).text))].slice(0, MAX_LIST)
  return {
    keyConsiderations: read(issues.flatMap((issue) => issue.considerations)),
    gather: read(issues.flatMap((issue) => issue.gather)),
    questions: read(issues.flatMap((issue) => issue.questions)),
    textLanguage,
  }
}

/** The model's considerations first, where the reviewed texts are in the same language: a list has one. */
function withModelWords(
  texts: ReturnType<typeof textsOf>,
  { findings, language }: CompositionInput,
): ReturnType<typeof textsOf> {
  const own = texts.textLanguage === language ? (findings.words?.considerations ?? []) : []
  const keyConsiderations = [...new Set([...own, ...texts.keyConsiderations])].slice(0, MAX_LIST)
  return { ...texts, keyConsiderations }
}

function notKnown(
  { findings, place }: CompositionInput,
  deadlines: Analysis['deadlines'],
): Analysis['notKnown'] {
  const { classification, retrieved } = findings
  const firstArea = classification.areas[0]?.area
  const areaHasLaw = retrieved.some(
    ({ provision }) => firstArea && provision.areas.includes(firstArea),
  )
  return [
    ...(place.hasAnyLaw ? [] : (['no-source-for-place'] as const)),
    ...(place.hasAnyLaw && !place.hasOwnLaw ? (['local-law-not-checked'] as const) : []),
    ...(place.hasAnyLaw && firstArea && !areaHasLaw ? (['no-source-for-area'] as const) : []),
    ...(deadlines.some(({ date }) => date === null) ? (['deadline-date-missing'] as const) : []),
    ...(classification.confidence < CANNOT_TELL ? (['unclear-facts'] as const) : []),
    'one-side-only' as const,
  ]
}

const rounded = <Scored extends { score: number }>(scored: Scored): Scored => ({
  ...scored,
  score: Math.round(scored.score * 1_000) / 1_000,
})
