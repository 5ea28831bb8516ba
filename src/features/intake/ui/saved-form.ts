import type { CaseFormValues } from '../contract.ts'

export type SavedForm = CaseFormValues & { savedAt: number }

const EMAIL_KEY = 'userEmail'
const FORM_KEY = 'legalFormData'
const RESULTS_KEY = 'analysisResults'
/** Facts stay in the person's own browser for a day at most (decision 18). */
const KEEP_MS = 24 * 60 * 60 * 1_000

/** Storage can be full, switched off or forbidden; the form works without it. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage)
  } catch {
    return undefined
  }
}

export function savedEmail(): string | undefined {
  return withStorage((storage) => storage.getItem(EMAIL_KEY)) ?? undefined
}

export function saveEmail(email: string): void {
  withStorage((storage) => storage.setItem(EMAIL_KEY, email))
}

/** Keeps what was typed, with the moment it was. */
export function saveForm(form: CaseFormValues, at: number): void {
  withStorage((storage) => storage.setItem(FORM_KEY, JSON.stringify({ ...form, savedAt: at })))
}

/** What was typed before, with the moment it was, unless a day has passed. */
export function savedForm(at: number): SavedForm | undefined {
  const saved = parsed(withStorage((storage) => storage.getItem(FORM_KEY))) as SavedForm | undefined
  if (saved && at - saved.savedAt > KEEP_MS) {
    clearSavedForm()
    return undefined
  }
  return saved
}

export function clearSavedForm(): void {
  withStorage((storage) => storage.removeItem(FORM_KEY))
}

/** The id of a result that waits to be shown; the result itself stays on the server. */
export function saveResults(results: { caseId: string }): void {
  withStorage((storage) => storage.setItem(RESULTS_KEY, JSON.stringify(results)))
}

/** Hands over stored results once: they are removed. */
export function takeResults(): { caseId: string } | undefined {
  const saved = parsed(withStorage((storage) => storage.getItem(RESULTS_KEY))) as
    | { caseId?: unknown }
    | undefined
  withStorage((storage) => storage.removeItem(RESULTS_KEY))
  return typeof saved?.caseId === 'string' ? { caseId: saved.caseId } : undefined
}

function parsed(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
