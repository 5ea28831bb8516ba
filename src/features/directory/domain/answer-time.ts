const MINUTES_AN_HOUR = 60

/** From so many answers on, a lawyer's usual time is published: fewer would be chance. */
const ANSWERS_TO_PUBLISH = 5

type MeasuredAnswers = { answersCounted: number; answerMedianMinutes: number | null }

/** Within how many hours a lawyer usually answers a request, as measured by us; null before enough answers. */
export function answersWithinHours({
  answersCounted,
  answerMedianMinutes,
}: MeasuredAnswers): number | null {
  if (answersCounted < ANSWERS_TO_PUBLISH || answerMedianMinutes === null) return null
  return Math.max(1, Math.ceil(answerMedianMinutes / MINUTES_AN_HOUR))
}

/** The response time a record counts with: its own, else the measured one. */
export function countedResponseTime(
  record: MeasuredAnswers & { responseTime: string | null },
): string | null {
  const hours = answersWithinHours(record)
  return record.responseTime ?? (hours === null ? null : `${hours} h`)
}
