/** What bounds a contact request, in one place: pages, calls and mails say the same. */
export const CONTACT_LIMITS = {
  lawyersAtOnce: 5,
  nameMax: 120,
  /** Characters, as for the lawyer's message. */
  summaryMax: 1_500,
  phoneMax: 40,
  timesMax: 200,
  messageMax: 2_000,
  /** Lawyers one person may ask in any 24 hours. */
  perPersonADay: 10,
  /** Requests one lawyer gets in any 24 hours, from everybody. */
  perLawyerADay: 20,
  /** So long the links in a request answer. */
  answerLinkDays: 90,
  /** So long a lawyer may change an answer. */
  answerChangeDays: 14,
  /** Without an answer the lawyer is reminded after so many, and the person told after as many more. */
  reminderWorkingDays: 2,
} as const
