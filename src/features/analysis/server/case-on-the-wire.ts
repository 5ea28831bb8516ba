import type { Runtime } from '../../../platform/runtime.server.ts'
import { isLegalArea } from '../../../shared/legal-areas.ts'
import type { Lawyer } from '../../directory/contract.ts'
import { matchLawyers } from '../../directory/server.ts'
import type { Analysis, CaseOnTheWire } from '../contract.ts'
import type { AnalysedCase } from './analyse-case.ts'

export type CaseResult = { case: CaseOnTheWire; analysis: Analysis; lawyers: Lawyer[] }

/** A case with its analysis and the lawyers for it, as its owner gets it. */
export async function caseResult(
  runtime: Runtime,
  { legalCase, analysis }: AnalysedCase,
): Promise<CaseResult> {
  const { id, email, country, jurisdiction, legalArea, facts, urgency, createdAt } = legalCase
  const firstArea = analysis.identifiedAreas[0]
  const lawyers = await matchLawyers(
    runtime.db,
    { country, jurisdiction },
    isLegalArea(firstArea) ? firstArea : undefined,
    runtime.now().toISOString().slice(0, 10),
  )
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
