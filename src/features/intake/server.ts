export { caseTitle } from './domain/case-title.ts'
export { listCaseReads, listOperatorReads, recordCaseRead } from './server/case-reads.repo.ts'
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
export { casesMadeBetween, type MadeCase } from './server/cases-made-between.repo.ts'
export {
  deleteCase,
  findOwnCase,
  listOwnCases,
  lockOwnCase,
  moveCasesToAddress,
  type OwnCase,
  renameCase,
} from './server/own-cases.repo.ts'
export { problemTexts } from './server/problem-texts.ts'
export { readCaseForm } from './server/read-case-form.ts'
