import type { Analysis, CaseOnTheWire } from '../../contract.ts'
import type { LawChange } from '../../domain/law-changes.ts'
import type { BriefWording } from './brief-wording.ts'

/** What a document is made from: one stored result, and how to say it. */
export type BriefInput = {
  case: Pick<CaseOnTheWire, 'country' | 'facts' | 'urgency'>
  analysis: Analysis
  lawChanges: readonly LawChange[]
  /** The place of the case, in the language of the document. */
  placeName: string
  countryName: string
  wording: BriefWording
  /** Lawyers or payments of this site are invented. */
  demo: boolean
  /** YYYY-MM-DD */
  today: string
}
