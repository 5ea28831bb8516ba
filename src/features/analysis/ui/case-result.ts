import type { Lawyer } from '../../directory/contract.ts'
import type { Analysis, CaseOnTheWire } from '../contract.ts'

/** What the API answers for an analysed case. */
export type ShownCaseResult = { case: CaseOnTheWire; analysis: Analysis; lawyers: Lawyer[] }
