import type { Analysis, CaseOnTheWire } from '../../../analysis/contract.ts'
import type { Lawyer } from '../../../directory/contract.ts'
import type { CountryOption } from '../../../intake/ui.ts'

/** What the home page's loader answers. */
export type HomePage = {
  result: { case: CaseOnTheWire; analysis: Analysis; lawyers: Lawyer[] } | null
  placeName: string | undefined
  resultMissing: boolean
  countries: CountryOption[]
  newestCase: { id: string; createdAt: Date } | undefined
  paidCaseWaiting: boolean
  /** A language model words paid analyses: it takes longer, and the text leaves this service. */
  modelReads: boolean
}
