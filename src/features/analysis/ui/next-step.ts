import { partedByWhose } from '../../law/ui.ts'
import type { Analysis } from '../contract.ts'
import { confidenceLevel } from '../domain/confidence-level.ts'

export type NextStep = 'get-safe' | 'watch-deadline' | 'add-facts' | 'ask-locally' | 'gather-papers'

/** The one thing to do first: safety before time, time before certainty. */
export function nextStep(
  analysis: Pick<Analysis, 'safety' | 'deadlines' | 'confidence' | 'applicableLaws'>,
): NextStep {
  if (analysis.safety?.certainty === 'seen') return 'get-safe'
  const unsure = confidenceLevel(analysis.confidence) === 'unsure'
  if (partedByWhose(analysis.deadlines).own.length > 0 && !unsure) return 'watch-deadline'
  if (unsure) return 'add-facts'
  return analysis.applicableLaws.length > 0 ? 'gather-papers' : 'ask-locally'
}
