import type { LanguageCode } from '../../../shared/languages.ts'
import type { LegalArea } from '../../../shared/legal-areas.ts'
import type { Provision } from '../../law/contract.ts'
import type { AnalysisStage } from '../contract.ts'
import type { Classification } from './classifier.ts'
import type { DangerVerdict } from './judge-danger.ts'
import type { Retrieved } from './retrieve-provisions.ts'

export type AnalysisRequest = {
  facts: string
  /** What the person chose in the form; the facts decide, the choice tips the balance. */
  chosenArea: LegalArea | undefined
  /** The person corrected an earlier answer: the area is theirs to say, the facts decide within it. */
  areaIsCertain: boolean
  interfaceLanguage: LanguageCode
  /** In force and of the person's place only, most specific jurisdiction first. */
  provisions: readonly Provision[]
}

/** What a model wrote beside the findings, screened, in the language of the findings. */
export type ModelWords = {
  /** By the id of a retrieved provision: why it may matter here. */
  relevance: ReadonlyMap<string, string>
  considerations: readonly string[]
}

export type AnalysisFindings = {
  engine: 'built-in' | 'model'
  language: LanguageCode
  danger: DangerVerdict | undefined
  classification: Classification
  retrieved: Retrieved[]
  words?: ModelWords
}

/** Both engines, the built-in one and a language model, stand behind this. */
export type AnalysisEngine = {
  analyse(
    request: AnalysisRequest,
    report: (stage: AnalysisStage) => void,
  ): Promise<AnalysisFindings>
}
