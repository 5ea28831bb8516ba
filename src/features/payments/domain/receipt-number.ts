const DIGITS = 6

/** The number of the n-th paper of a year, such as 2026-000123. */
export function receiptNumber(year: number, count: number): string {
  return `${year}-${String(count).padStart(DIGITS, '0')}`
}
