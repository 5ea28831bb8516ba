export { CaseForm } from './ui/case-form.tsx'
export { ProgressSteps } from './ui/progress-steps.tsx'
export {
  clearSavedForm,
  type SavedForm,
  savedEmail,
  savedForm,
  saveEmail,
  saveForm,
  saveResults,
  takeResults,
} from './ui/saved-form.ts'
export type { CountryOption } from './ui/use-regions.ts'
