import { expect, test } from 'vitest'
import { addUp, countPlaywright, countVitest } from './test-counts.mjs'

test('the counts of both runners are added', () => {
  const vitest = countVitest({ numPassedTests: 10, numFailedTests: 2 }, 1)
  const journeys = countPlaywright(
    { stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 4 } },
    1,
  )
  expect(addUp([vitest, journeys])).toEqual({ passed: 14, failed: 3 })
})

test('a run that ends badly never counts as no failure', () => {
  expect(countVitest(undefined, 1)).toEqual({ passed: 0, failed: 1 })
  expect(countVitest({ numPassedTests: 5, numFailedTests: 0 }, 1)).toEqual({ passed: 5, failed: 1 })
  expect(countPlaywright(undefined, 1)).toEqual({ passed: 0, failed: 1 })
})
