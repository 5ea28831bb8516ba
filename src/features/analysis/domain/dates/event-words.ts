import type { CountedFrom } from '../../../law/contract.ts'

/**
 * What people say for each event, as alternatives of a regular expression over folded text. In languages with
 * spaces a stem stands at the start of a word; `~` stands for a few words between.
 */
export type EventWords = Partial<Record<Exclude<CountedFrom, 'end-of-year'>, string>> & {
  /** Things that happen on other days: hired, born, married, a hearing, the time before. */
  against: string
  /** Makes what was received not received: never, not yet. */
  negated: string
  /** The person was there, or was told at once. */
  atOnce: string
  /** What comes some time before a last day at work. */
  resigned: string
  /** A time without its day: last summer, some weeks back, around Easter. */
  vague: string
  /** The person does not know the day, or it came bit by bit. */
  unsure: string
  /** A clause of what was only meant to be: it should have come, it was to be delivered. */
  unreal: string
  /** A clause without a day of what is only wanted, feared or asked about: I want to send, how do I write, I am afraid. */
  meant?: string
  /** A colleague met it, not the person. */
  others: string
  /** No answer or decision has come, or the person waits for one. */
  pending: string
}
