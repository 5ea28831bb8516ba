import type { LegalArea } from '../../../shared/legal-areas.ts'
import { MATCHING } from '../contract.ts'
import { inDailyTurns } from './daily-turns.ts'

/** All of a record that may count in the order: what is not in here cannot play a part. */
export type MatchCandidate = {
  slug: string
  jurisdiction: string
  specializations: readonly string[]
  /** ISO 639-1. */
  languages: readonly string[]
  /** Years, where known. */
  experience: number | null
  /** As measured by us; null where nobody measured. */
  responseTime: string | null
  freeConsultation: boolean
}

/** What a case asks of its lawyers. */
export type MatchWish = {
  country: string
  jurisdiction: string
  area: LegalArea | undefined
  /** The one the person writes in. */
  language: string
  urgent: boolean
}

type Rule = (candidate: MatchCandidate, wish: MatchWish) => number

/** One after the other; whoever has the smaller number, from 0 to 9, comes first. */
const RULES: readonly Rule[] = [
  ({ specializations }, { area }) => firstIf(area === undefined || specializations.includes(area)),
  ({ jurisdiction }, wish) =>
    firstIf(wish.jurisdiction === wish.country || wish.jurisdiction === jurisdiction),
  ({ languages }, { language }) => firstIf(languages.includes(language)),
  ({ freeConsultation }, { urgent }) => firstIf(!urgent || freeConsultation),
  ({ responseTime }) => firstIf(answersQuickly(responseTime)),
  ({ experience }) => experienceBand(experience),
]

const firstIf = (holds: boolean) => (holds ? 0 : 1)

/** Keeps of a record what may count. */
export function matchCandidate(record: MatchCandidate): MatchCandidate {
  const { slug, jurisdiction, specializations, languages } = record
  const { experience, responseTime, freeConsultation } = record
  return {
    slug,
    jurisdiction,
    specializations,
    languages,
    experience,
    responseTime,
    freeConsultation,
  }
}

/**
 * The order of lawyers for a case. Those whom no rule tells apart take turns.
 * @param day YYYY-MM-DD
 */
export function orderMatches(
  candidates: readonly MatchCandidate[],
  wish: MatchWish,
  day: string,
): MatchCandidate[] {
  const groups = new Map<string, MatchCandidate[]>()
  for (const candidate of candidates) {
    const rank = RULES.map((rule) => rule(candidate, wish)).join('')
    groups.set(rank, [...(groups.get(rank) ?? []), candidate])
  }
  return [...groups]
    .sort(([a], [b]) => compareTexts(a, b))
    .flatMap(([, equals]) => inDailyTurns(equals, ({ slug }) => slug, day))
}

/** By code units, since an alphabetical order would depend on the machine's language. */
const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** 0 is the band of most years; who said nothing stands in the last. */
function experienceBand(years: number | null): number {
  const band = MATCHING.experienceBands.findIndex((from) => (years ?? 0) >= from)
  return band === -1 ? MATCHING.experienceBands.length : band
}

/** Whether the years are worth naming: all bands but the last. */
export function isExperienced(years: number | null): boolean {
  return experienceBand(years) < MATCHING.experienceBands.length
}

const HOURS: Readonly<Record<string, number>> = { m: 1 / 60, h: 1, d: 24 }
const RESPONSE_TIME =
  /^(?:within |under |< ?)?(?:[\d.]+ ?(?:-|to) ?)?(?<number>\d+(?:\.\d+)?) ?(?<unit>m|h|d)(?:in|inutes?|ours?|ays?)?$/i

/** Whether an answer is known to come within a day. Of "2-4 hours" the longer counts; what cannot be read is unknown. */
export function answersQuickly(responseTime: string | null): boolean {
  const { number, unit } = RESPONSE_TIME.exec(responseTime?.trim() ?? '')?.groups ?? {}
  const hours = Number(number) * (HOURS[unit?.toLowerCase() ?? ''] ?? Number.NaN)
  return hours <= MATCHING.quickAnswerHours
}
