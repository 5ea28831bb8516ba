import type { Lawyer } from '../../directory/contract.ts'
import type { Analysis, CaseOnTheWire } from '../contract.ts'
import type { LawChange } from '../domain/law-changes.ts'

/** What the API answers for an analysed case. */
export type ShownCaseResult = {
  case: CaseOnTheWire
  analysis: Analysis
  lawyers: Lawyer[]
  /** Absent in a result kept by the browser before this was told. */
  lawChanges?: LawChange[]
}
