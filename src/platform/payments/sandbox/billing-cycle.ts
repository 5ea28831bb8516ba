/**
 * The moment `months` after an anchor, in Unix seconds and UTC: the same day and time, or the last day of a month
 * that has no such day. Always counted from the anchor, so that the 31st comes back after a short month.
 */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000)
  const moment = new Date(anchor * 1000)
  moment.setUTCDate(1)
  moment.setUTCMonth(moment.getUTCMonth() + months)
  const lastDay = new Date(
    Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0),
  ).getUTCDate()
  moment.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return Math.floor(moment.getTime() / 1000)
}

/** The end of the period that begins at `start`, which is itself an end or the anchor. */
export function periodEndAfter(anchor: number, start: number): number {
  let months = 1
  while (monthsAfter(anchor, months) <= start) months += 1
  return monthsAfter(anchor, months)
}

/** What a change of price at `at` gives back of the old one and asks of the new one for the rest of the period. */
export function proration(
  change: { oldAmount: number; newAmount: number },
  period: { start: number; end: number },
  at: number,
): { credit: number; debit: number } {
  const share = Math.min(1, Math.max(0, (period.end - at) / (period.end - period.start)))
  return {
    credit: Math.round(change.oldAmount * share),
    debit: Math.round(change.newAmount * share),
  }
}
