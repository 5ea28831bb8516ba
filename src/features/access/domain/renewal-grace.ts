const HOUR_MS = 60 * 60 * 1_000

/** The longest the provider takes from the end of a month to the charge for the next one; an hour is the rule. */
const RENEWAL_GRACE_MS = 72 * HOUR_MS

type Ending = { endsAt: Date; revokedAt: Date | null }

/** Whether a grant is so newly over that its plan's renewal may still be on its way. */
export function mayAwaitRenewal({ endsAt, revokedAt }: Ending, now: Date): boolean {
  const overForMs = now.getTime() - endsAt.getTime()
  return revokedAt === null && overForMs >= 0 && overForMs < RENEWAL_GRACE_MS
}

/**
 * The grant of a month as it holds while the next month's charge is awaited. One that ended before its month, because
 * money went back, ends as it did.
 */
export function throughRenewal<Grant extends Ending>(grant: Grant, monthEnd: Date): Grant {
  if (grant.endsAt < monthEnd) return grant
  return { ...grant, endsAt: new Date(monthEnd.getTime() + RENEWAL_GRACE_MS) }
}
