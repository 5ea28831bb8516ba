import { useEffect, useRef } from 'react'
import { clearSavedForm, type SavedForm, savedForm, takeResults } from '../../../intake/ui.ts'
import type { HomePage } from './home-page.ts'

/**
 * Leads back to a result: one the payment page left in local storage, one a job made while the tab was closed,
 * or one that was paid for and waits to be made.
 */
export function useReturnToResult(
  page: HomePage,
  showCase: (id: string) => unknown,
  openPaidCase: () => Promise<void>,
) {
  const done = useRef(false)
  useEffect(() => {
    if (done.current || page.result || page.resultMissing) return
    done.current = true
    const stored = takeResults()
    const form = savedForm(Date.now())
    if (stored) {
      void showCase(stored.caseId)
    } else if (page.paidCaseWaiting) {
      void openPaidCase()
    } else if (form && page.newestCase && wasAnsweredBy(page.newestCase, form)) {
      clearSavedForm()
      void showCase(page.newestCase.id)
    }
  })
}

/** A form that is still here although its case exists: the tab was closed before the result was shown. */
function wasAnsweredBy(newestCase: { createdAt: Date }, form: SavedForm): boolean {
  return form.savedAt <= new Date(newestCase.createdAt).getTime()
}
