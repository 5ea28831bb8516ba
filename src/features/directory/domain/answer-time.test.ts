import { expect, it } from 'vitest'
import { answersWithinHours, countedResponseTime } from './answer-time.ts'
import { answersQuickly } from './match-lawyers.ts'

const measured = (answersCounted: number, answerMedianMinutes: number | null) => ({
  answersCounted,
  answerMedianMinutes,
})

it('a time is published from the fifth answer on', () => {
  expect(answersWithinHours(measured(4, 90))).toBeNull()
  expect(answersWithinHours(measured(5, 90))).toBe(2)
  expect(answersWithinHours(measured(5, null))).toBeNull()
})

it('hours are whole, rounded up, and never none', () => {
  const hours = [0, 1, 60, 61, 1_440, 1_441].map((minutes) =>
    answersWithinHours(measured(9, minutes)),
  )
  expect(hours).toEqual([1, 1, 1, 2, 24, 25])
})

it('a measured time counts as quick within a day, and a time of the record comes before it', () => {
  const quick = (answers: number, minutes: number, responseTime: string | null = null) =>
    answersQuickly(countedResponseTime({ ...measured(answers, minutes), responseTime }))
  expect(quick(5, 1_440)).toBe(true)
  expect(quick(5, 1_441)).toBe(false)
  expect(quick(4, 10)).toBe(false)
  expect(quick(5, 1_441, '3 hours')).toBe(true)
  expect(quick(5, 10, '3 days')).toBe(false)
})
