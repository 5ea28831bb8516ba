import type { LegalArea } from '../../../../shared/legal-areas.ts'
import type { Provision } from '../../../law/contract.ts'
import type { Classification } from '../../domain/classifier.ts'
import type { AnalysisFindings } from '../../domain/engine.ts'
import { answeredIssues, MAX_PROVISIONS, type Retrieved } from '../../domain/retrieve-provisions.ts'
import type { EngineAnswer } from './model-question.ts'
import type { Offer } from './offer-law.ts'
import { flawOf } from './screen-text.ts'

const MAX_CONSIDERATIONS = 6

export type Dropped = {
  /** Laws that were not offered, and sentences that name another law than their own. */
  citations: number
  /** Sentences dropped for anything else. */
  texts: number
  /** Kinds of problems that were not offered. */
  issues: number
}

/**
 * The built-in findings with what of a model's answer may be used: its order of the problems and its sentences.
 * @returns no findings when not one sentence was usable, since the order then deserves no trust either
 */
export function applyAnswer(
  builtIn: AnalysisFindings,
  offer: Offer,
  answer: EngineAnswer,
): { findings: AnalysisFindings | undefined; dropped: Dropped } {
  const known = new Set(offer.issues.map(({ issue }) => issue))
  const ranking = [...new Set(answer.issues)].filter((issue) => known.has(issue))
  const dropped: Dropped = {
    citations: 0,
    texts: 0,
    issues: answer.issues.filter((issue) => !known.has(issue)).length,
  }
  const { language } = builtIn
  const usable = (text: string, about?: Provision) => {
    const flaw = flawOf(text, {
      language,
      provisions: offer.provisions,
      ...(about ? { about } : {}),
    })
    if (flaw) dropped[flaw === 'citation' ? 'citations' : 'texts'] += 1
    return flaw === undefined
  }
  const relevance = usableRelevance(offer, answer, usable, dropped)
  const considerations = new Set(
    answer.considerations.map((text) => text.trim()).filter((text) => usable(text)),
  )
  if (relevance.size === 0 && considerations.size === 0) return { findings: undefined, dropped }

  const classification = ranked(builtIn.classification, ranking)
  const findings: AnalysisFindings = {
    ...builtIn,
    engine: 'model',
    classification,
    retrieved: widened(builtIn.retrieved, offer, relevance, classification),
    words: { relevance, considerations: [...considerations].slice(0, MAX_CONSIDERATIONS) },
  }
  return { findings, dropped }
}

/** The first usable sentence on each law that was offered. */
function usableRelevance(
  offer: Offer,
  answer: EngineAnswer,
  usable: (text: string, about: Provision) => boolean,
  dropped: Dropped,
): Map<string, string> {
  const offered = new Map(offer.provisions.map((provision) => [provision.id, provision]))
  const relevance = new Map<string, string>()
  for (const { id, relevance: given } of answer.laws) {
    const about = offered.get(id)
    const text = given.trim()
    if (!about) dropped.citations += 1
    else if (!relevance.has(id) && usable(text, about)) relevance.set(id, text)
  }
  return relevance
}

/** The model's order of problems and areas, with the calibrated scores. */
function ranked(classification: Classification, ranking: string[]): Classification {
  const place = new Map(ranking.map((issue, at) => [issue, at]))
  const issues = [...classification.issues].sort(
    (a, b) => (place.get(a.issue) ?? ranking.length) - (place.get(b.issue) ?? ranking.length),
  )
  const order: LegalArea[] = issues.filter(({ issue }) => place.has(issue)).map(({ area }) => area)
  const at = (area: LegalArea) => (order.includes(area) ? order.indexOf(area) : order.length)
  const areas = [...classification.areas].sort((a, b) => at(a.area) - at(b.area))
  const first = areas[0]
  if (!first || first.area === classification.areas[0]?.area) {
    return { ...classification, issues, areas }
  }
  // Confidence and telling words belong to the area that was first; of this one only its own share is known.
  const confidence = Math.min(first.score, classification.confidence)
  return { issues, areas, confidence, because: [] }
}

/**
 * All law the built-in engine found, none is lost, and what else the model could explain; in the order of the
 * problems. Law with a deadline is never added: which deadlines are shown does not depend on a model.
 */
function widened(
  retrieved: readonly Retrieved[],
  offer: Offer,
  explained: ReadonlyMap<string, string>,
  classification: Classification,
): Retrieved[] {
  const found = new Set(retrieved.map(({ provision }) => provision.id))
  const answered = answeredIssues(classification)
  const scores = new Map(classification.issues.map(({ issue, score }) => [issue, score]))
  const added = offer.provisions
    .filter(({ id, deadline }) => explained.has(id) && !found.has(id) && !deadline)
    .map((provision) => {
      const issues = provision.issues.filter((issue) => answered.includes(issue))
      return {
        provision,
        issues,
        score: Math.max(0, ...issues.map((issue) => scores.get(issue) ?? 0)),
      }
    })
    .filter(({ issues }) => issues.length > 0)
  const rank = new Map(classification.issues.map(({ issue }, at) => [issue, at]))
  const last = classification.issues.length
  const bestRank = ({ issues }: Retrieved) =>
    Math.min(last, ...issues.map((issue) => rank.get(issue) ?? last))
  return [...retrieved, ...added.slice(0, Math.max(0, MAX_PROVISIONS - retrieved.length))].sort(
    (a, b) => bestRank(a) - bestRank(b),
  )
}
