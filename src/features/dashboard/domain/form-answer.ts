/** What a form of the account asks for; the page sends it as `intent`. */
export const INTENTS = [
  'profile',
  'email-change',
  'email-codes',
  'email-cancel',
  'rename',
  'delete',
  'run-again',
] as const
export type Intent = (typeof INTENTS)[number]

/** What became of a form, for the section that sent it; `code` chooses the words. */
export type FormAnswer = {
  intent: Intent
  ok: boolean
  code: string
  /** How long to wait, where it was sent too often. */
  waitSeconds?: number
}
