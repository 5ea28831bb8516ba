export {
  findCase,
  findCaseAddress,
  findCaseOfPayment,
  findFormDraft,
  findNewestCase,
  forgetFormDraft,
  forgetOldFormDrafts,
  insertCase,
  keepFormDraft,
  type LegalCase,
  listCasesOfUser,
} from './server/cases.repo.ts'
export { problemTexts } from './server/problem-texts.ts'
export { readCaseForm } from './server/read-case-form.ts'
