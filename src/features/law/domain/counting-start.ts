/**
 * The day a period starts to count, for the day something happened.
 * @param from a value of COUNTED_FROM
 * @param happenedOn YYYY-MM-DD
 */
export function countingStart(from: string, happenedOn: string): string {
  return from === 'end-of-year' ? `${happenedOn.slice(0, 4)}-12-31` : happenedOn
}
