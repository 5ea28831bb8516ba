import type { Provision } from '../../../law/contract.ts'
import type { IssueScore } from '../../domain/classifier.ts'
import type { AnalysisFindings, AnalysisRequest } from '../../domain/engine.ts'

const ISSUES_OFFERED = 8
const PROVISIONS_OFFERED = 24

/** All that a model may speak of: nothing outside is ever cited. */
export type Offer = { issues: IssueScore[]; provisions: Provision[] }

/** The likeliest issues, and the place's law on them: what the built-in engine found first, then what is near. */
export function offerLaw(
  { classification, retrieved }: Pick<AnalysisFindings, 'classification' | 'retrieved'>,
  request: Pick<AnalysisRequest, 'provisions'>,
): Offer {
  const issues = classification.issues.filter(({ score }) => score > 0).slice(0, ISSUES_OFFERED)
  const rank = new Map(issues.map(({ issue }, at) => [issue, at]))
  const bestRank = (provision: Provision) =>
    Math.min(...provision.issues.map((issue) => rank.get(issue) ?? ISSUES_OFFERED))
  const found = retrieved.map(({ provision }) => provision)
  const near = request.provisions
    .filter((provision) => !found.includes(provision) && bestRank(provision) < ISSUES_OFFERED)
    .sort((a, b) => bestRank(a) - bestRank(b))
  return { issues, provisions: [...found, ...near].slice(0, PROVISIONS_OFFERED) }
}
