/** The most calls of one kind in any stretch of `windowSeconds`. */
export type ActionLimits = {
  windowSeconds: number
  /** From one IPv4 address, or from the /64 that one IPv6 subscriber is given. */
  perAddress: number
  /** From its /24 or /48, where many addresses can belong to one hand. */
  perRange: number
  /** From everywhere. Nobody is refused for it alone: past it each range has `perRangeWhenBusy`. */
  overall: number
  perRangeWhenBusy: number
}

const TEN_MINUTES = 600
const HOUR = 3_600

/** Every limit of calls by network address, in one place. */
export const RATE_LIMITS = {
  'check-access': limits(TEN_MINUTES, [60, 240], [6_000, 20]),
  'create-payment-intent': limits(TEN_MINUTES, [30, 120], [3_000, 10]),
  'analyze-case': limits(TEN_MINUTES, [60, 240], [6_000, 20]),
  subscription: limits(TEN_MINUTES, [40, 160], [3_000, 12]),
  'free-analysis': limits(TEN_MINUTES, [30, 120], [3_000, 10]),
  preview: limits(TEN_MINUTES, [40, 160], [4_000, 12]),
  search: limits(TEN_MINUTES, [120, 480], [12_000, 40]),
  'case-brief': limits(TEN_MINUTES, [30, 120], [1_500, 10]),
  'receipt-pdf': limits(TEN_MINUTES, [30, 120], [1_500, 10]),
  'account-change': limits(TEN_MINUTES, [60, 240], [6_000, 20]),
  'my-data': limits(HOUR, [40, 120], [1_500, 10]),
  erasure: limits(HOUR, [30, 90], [1_000, 6]),
  'page-picture': limits(TEN_MINUTES, [60, 240], [3_000, 20]),
  withdrawal: limits(TEN_MINUTES, [30, 120], [3_000, 10]),
  'sign-in-code': limits(HOUR, [20, 60], [2_000, 6]),
  'sign-in': limits(HOUR, [60, 180], [6_000, 20]),
  'email-change': limits(HOUR, [60, 180], [3_000, 20]),
  'law-report': limits(HOUR, [20, 40], [500, 5]),
  'lawyer-report': limits(HOUR, [20, 40], [500, 5]),
  'contact-request': limits(HOUR, [30, 90], [1_500, 6]),
  // Links in mails: programs of one mail provider stop mails for many people.
  'signed-link': limits(TEN_MINUTES, [60, 240], [6_000, 20]),
  'help-answer': limits(HOUR, [30, 120], [3_000, 10]),
} as const satisfies Record<string, ActionLimits>

export type LimitedAction = keyof typeof RATE_LIMITS

/** What may be done with one mail address, whoever asks. With five tries a code, 25 guesses an hour: 1 in 40,000. */
export const EMAIL_LIMITS = {
  'sign-in-code': { name: 'sign-in-code-email', calls: 5, windowSeconds: HOUR },
  'sign-in': { name: 'sign-in-email', calls: 30, windowSeconds: HOUR },
  /** By person: with five tries for two codes at once nobody guesses both. */
  'email-change': { name: 'email-change-person', calls: 5, windowSeconds: HOUR },
  /** By the address that is to be the new one, so that nobody's mailbox is filled from here. */
  'email-change-mail': { name: 'email-change-mail', calls: 3, windowSeconds: HOUR },
  /** By person, as the next two: an export opens every text of theirs. */
  'my-data': { name: 'my-data-person', calls: 10, windowSeconds: HOUR },
  'erasure-code': { name: 'erasure-code-person', calls: 5, windowSeconds: HOUR },
  'erasure-try': { name: 'erasure-try-person', calls: 10, windowSeconds: HOUR },
  'access-mail': { name: 'access-mail-email', calls: 1, windowSeconds: HOUR },
} as const

function limits(
  windowSeconds: number,
  [perAddress, perRange]: [number, number],
  [overall, perRangeWhenBusy]: [number, number],
): ActionLimits {
  return { windowSeconds, perAddress, perRange, overall, perRangeWhenBusy }
}
