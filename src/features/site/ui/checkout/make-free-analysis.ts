import { ApiFailure, apiCall, apiStages } from '../../../../platform/browser/api-call.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import { clearSavedForm, savedForm } from '../../../intake/ui.ts'

export type FreeOutcome =
  | { kind: 'analysed'; caseId: string }
  /** The free analysis of this month has been made. */
  | { kind: 'used' }
  /** Nobody has written what the case is. */
  | { kind: 'no_form' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'failed' }

/** Opens the month's free analysis and makes it from the form this browser keeps. */
export async function makeFreeAnalysis(person: {
  email: string
  language: LanguageCode
}): Promise<FreeOutcome> {
  const form = savedForm(Date.now())
  if (!form) return { kind: 'no_form' }
  try {
    await apiCall('POST', '/api/free-analysis', {})
    const made = await apiStages<{ case: { id: string } }>(
      '/api/analyze-case',
      { ...form, ...person },
      () => {},
    )
    clearSavedForm()
    return { kind: 'analysed', caseId: made.case.id }
  } catch (error) {
    if (!(error instanceof ApiFailure)) return { kind: 'failed' }
    if (error.code === 'free_used') return { kind: 'used' }
    if (error.status === 429) return { kind: 'wait', seconds: error.retryAfterSeconds ?? 60 }
    return { kind: 'failed' }
  }
}
