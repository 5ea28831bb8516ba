import { isLegalArea } from '../../../shared/legal-areas.ts'
import type { Lawyer } from '../../directory/contract.ts'
import type { LawyerFinder } from '../../directory/server.ts'
import type { Corpus } from '../../law/contract.ts'
import { substanceOf } from '../../law/server.ts'
import type { Analysis, CaseOnTheWire } from '../contract.ts'
import { type LawChange, lawChanges } from '../domain/law-changes.ts'
import type { AnalysedCase } from './analyse-case.ts'

export type CaseResult = {
  case: CaseOnTheWire
  analysis: Analysis
  lawyers: Lawyer[]
  lawChanges: LawChange[]
}

/** A case with its analysis and the lawyers for it, as its owner gets it. */
export async function caseResult(
  { finder, corpus }: { finder: LawyerFinder; corpus: Corpus },
  { legalCase, analysis }: AnalysedCase,
): Promise<CaseResult> {
  const { id, email, country, jurisdiction, legalArea, facts, urgency, createdAt } = legalCase
  const firstArea = analysis.identifiedAreas[0]
  const lawyers = await finder.match({
    country,
    jurisdiction,
    area: isLegalArea(firstArea) ? firstArea : undefined,
    language: analysis.language,
    urgent: urgency === 'high',
  })
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
    lawChanges: changedLaws(corpus, analysis),
  }
}

/** The laws of a result whose entry was corrected or taken back since. */
export function changedLaws(
  corpus: Corpus,
  analysis: Pick<Analysis, 'applicableLaws'>,
): LawChange[] {
  return lawChanges(analysis.applicableLaws, (law) => {
    const provision = corpus.byId.get(law)
    return provision && substanceOf(provision)
  })
}
