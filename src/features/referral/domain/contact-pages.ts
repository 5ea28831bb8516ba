import type { LawyerAnswer } from '../../../shared/contact-choices.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { AskedLawyer, Contact } from '../contract.ts'

/** A lawyer the person chose; `sent` here means: can be sent to. */
export type ChosenLawyer = AskedLawyer & {
  /** Of the letter's fixed lines; null where none can be sent. */
  language: LanguageCode | null
}

/** What a person sees before they write to lawyers. */
export type RequestDraft = {
  caseId: string
  /** Whom answers reach. */
  replyTo: string
  name: string
  /** Composed from the analysis, without a word of the facts. */
  summary: string
  areaName: string
  placeName: string
  urgency: string
  lawyers: ChosenLawyer[]
  /** What was sent about this case before. */
  contacts: Contact[]
}

export type LetterPreview = {
  /** The language of its fixed lines. */
  language: LanguageCode
  /** Who gets this one; empty for the reader's own version where every lawyer gets another. */
  lawyers: string[]
  subject: string
  text: string
}

/** What a lawyer's page says. Of the request itself nothing: whoever holds the mail has read it. */
export type AnswerPage = {
  area: string | null
  placeName: string
  askedAt: string
  answer: LawyerAnswer | null
  message: string
  /** Until when an answer can be given or changed. */
  until: string
  stopped: boolean
}

/** What became of a form behind a signed link; what was typed goes back into it. */
export type AnswerGiven = {
  outcome: 'stored' | 'unknown' | 'too_often' | 'no_answer' | 'too_long'
  answer: string
  message: string
  stop: boolean
}
