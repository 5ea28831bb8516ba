import { isLegalArea } from '../../../shared/legal-areas.ts'
import type { Lawyer } from '../../directory/contract.ts'
import type { LawyerFinder } from '../../directory/server.ts'
import type { Analysis, CaseOnTheWire } from '../contract.ts'
import type { AnalysedCase } from './analyse-case.ts'

export type CaseResult = { case: CaseOnTheWire; analysis: Analysis; lawyers: Lawyer[] }

/** A case with its analysis and the lawyers for it, as its owner gets it. */
export async function caseResult(
  finder: LawyerFinder,
  { legalCase, analysis }: AnalysedCase,
): Promise<CaseResult> {
  const { id, email, country, jurisdiction, legalArea, facts, urgency, createdAt } = legalCase
  const firstArea = analysis.identifiedAreas[0]
  const lawyers = await finder.match(legalCase, isLegalArea(firstArea) ? firstArea : undefined)
  return {
    case: {
      id,
      email,
      country,
      jurisdiction,
      legalArea,
      facts,
      urgency,
      createdAt: createdAt.toISOString(),
    },
    analysis,
    lawyers,
  }
}
