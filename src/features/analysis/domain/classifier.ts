import type { LanguageCode } from '../../../shared/languages.ts'
import type { LegalArea } from '../../../shared/legal-areas.ts'

export type IssueScore = {
  issue: string
  area: LegalArea
  /** How likely this issue is among what the person describes, 0 to 1. */
  score: number
}

export type Classification = {
  /** Most likely first; empty when nothing in the text is known. */
  issues: IssueScore[]
  /** Most likely first; the scores add up to at most 1. */
  areas: { area: LegalArea; score: number }[]
  /** The probability that the first area is right, fitted on texts not trained on. */
  confidence: number
  /** Words of the text that decided, as written, most telling first. */
  because: string[]
}

/** Tells from a person's words which issues they describe. */
export type Classifier = {
  /** The language of the facts where it is one of ours, else the language of the interface. */
  languageOf(facts: string, interfaceLanguage: LanguageCode): LanguageCode
  classify(facts: string, language: LanguageCode): Promise<Classification>
  /** What a text is about, as a vector of length 1; undefined where that cannot be told. */
  gistOf(text: string, language: LanguageCode): Float32Array | undefined
}
