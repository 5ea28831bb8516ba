export {
  findCase,
  findCaseOfPayment,
  findFormDraft,
  findNewestCase,
  forgetFormDraft,
  forgetOldFormDrafts,
  insertCase,
  keepFormDraft,
  type LegalCase,
} from './server/cases.repo.ts'
export { problemTexts } from './server/problem-texts.ts'
export { type CaseFormReading, readCaseForm } from './server/read-case-form.ts'
