import type { Analysis, CaseOnTheWire } from '../../../analysis/contract.ts'
import type { Lawyer } from '../../../directory/contract.ts'
import type { CountryOption } from '../../../intake/ui.ts'

/** What the home page's loader answers. */
export type HomePage = {
  result: { case: CaseOnTheWire; analysis: Analysis; lawyers: Lawyer[] } | null
  placeName: string | undefined
  resultMissing: boolean
  /** Whom the person wanted to ask before there was a case. */
  rememberedLawyer?: { slug: string; name: string } | null
  countries: CountryOption[]
  newestCase: { id: string; createdAt: Date } | undefined
  paidCaseWaiting: boolean
  /** A language model words paid analyses: it takes longer, and the text leaves this service. */
  modelReads: boolean
}
