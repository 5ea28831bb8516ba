import type { AskedLawyer } from '../contract.ts'
import type { LetterPreview, RequestDraft } from '../domain/contact-pages.ts'
import type { RequestProblems, WrittenRequest } from '../domain/written-request.ts'

/** What the page that writes to lawyers shows first. */
export type AskPage =
  | { kind: 'case_not_found' }
  | { kind: 'sign_in_required'; email: string }
  | { kind: 'draft'; draft: RequestDraft }

/** What became of a form that was sent; what was typed goes back into it. */
export type AskStep =
  | { step: 'form'; written: WrittenRequest; problems: RequestProblems }
  | {
      step: 'preview'
      written: WrittenRequest
      letters: LetterPreview[]
      problems: RequestProblems
      trouble?: AskTrouble | undefined
    }
  | { step: 'sent'; lawyers: AskedLawyer[] }

/** Why nothing went out, although the form was right. */
export type AskTrouble = { kind: 'too_often' } | { kind: 'person_limit'; left: number }
