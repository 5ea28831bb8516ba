import type { Provision } from '../../law/contract.ts'
import type { Classification } from './classifier.ts'

export const MAX_PROVISIONS = 8
const ISSUES_CONSIDERED = 4
/** An issue counts when it is at least this share as likely as the first. */
const RELATIVE_SCORE = 0.2
const ENOUGH = 3

export type Retrieved = { provision: Provision; issues: string[]; score: number }

/** The issues that are likely enough to be answered, most likely first. */
export function answeredIssues(classification: Classification): string[] {
  const top = classification.issues[0]?.score ?? 0
  return classification.issues
    .slice(0, ISSUES_CONSIDERED)
    .filter((issue) => issue.score > 0 && issue.score >= top * RELATIVE_SCORE)
    .map((issue) => issue.issue)
}

/** How much a provision speaks of what the facts speak of, -1 to 1. */
export type Likeness = (provision: Provision) => number

/**
 * The provisions of a place that speak to the likely issues, at most eight: the likelier issue first, then the
 * more specific place, then what is most like the facts. Where fewer than three do, others of the first area follow.
 * @param provisions only those of the place, most specific jurisdiction first
 */
export function retrieveProvisions(
  provisions: readonly Provision[],
  classification: Classification,
  likeness: Likeness = () => 0,
): Retrieved[] {
  const likely = new Map(classification.issues.map((issue) => [issue.issue, issue.score]))
  const wanted = new Set(answeredIssues(classification))
  const firstArea = classification.areas[0]?.area

  const jurisdictions = [...new Set(provisions.map(({ jurisdiction }) => jurisdiction))]
  const byIssue = provisions
    .map((provision) => {
      const issues = provision.issues.filter((issue) => wanted.has(issue))
      const score = Math.max(0, ...issues.map((issue) => likely.get(issue) ?? 0))
      return { provision, issues, score }
    })
    .filter((candidate) => candidate.issues.length > 0)
    .map((candidate) => ({
      ...candidate,
      width: jurisdictions.indexOf(candidate.provision.jurisdiction),
      like: likeness(candidate.provision),
    }))
    .sort((a, b) => b.score - a.score || a.width - b.width || b.like - a.like)

  if (byIssue.length >= ENOUGH || !firstArea) return byIssue.slice(0, MAX_PROVISIONS)
  const taken = new Set(byIssue.map((candidate) => candidate.provision.id))
  const byArea = provisions
    .filter((provision) => provision.areas.includes(firstArea) && !taken.has(provision.id))
    .map((provision) => ({ provision, issues: [], score: 0, like: likeness(provision) }))
    .sort((a, b) => b.like - a.like)
  return [...byIssue, ...byArea].slice(0, Math.max(ENOUGH, byIssue.length))
}
