export { CaseForm } from './ui/case-form.tsx'
export { ProgressSteps } from './ui/progress-steps.tsx'
export {
  clearSavedForm,
  type SavedForm,
  savedForm,
  saveEmail,
  saveForm,
  saveResults,
  takeResults,
} from './ui/saved-form.ts'
export { useGivenEmail } from './ui/use-given-email.ts'
export type { CountryOption } from './ui/use-regions.ts'
