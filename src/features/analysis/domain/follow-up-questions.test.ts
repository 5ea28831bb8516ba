import { expect, test } from 'vitest'
import { followUpQuestions } from './follow-up-questions.ts'

const TWO_AREAS = [
  { area: 'employment', score: 0.4 },
  { area: 'insurance', score: 0.3 },
] as const

test('a doubtful answer asks three questions, the choice between the areas found first', () => {
  const doubtful = { areas: [...TWO_AREAS], confidence: 0.4, areaChosen: false }
  expect(followUpQuestions(doubtful)).toEqual(['closest-area', 'with-whom', 'what-happened'])
})

test('where nothing was found there is nothing to choose from', () => {
  expect(followUpQuestions({ areas: [], confidence: 0, areaChosen: false })).toEqual([
    'with-whom',
    'what-happened',
  ])
})

test.each([
  ['a clear answer', 0.6, false],
  ["the person's own choice", 0.3, true],
])('%s asks nothing', (_, confidence, areaChosen) => {
  expect(followUpQuestions({ areas: [...TWO_AREAS], confidence, areaChosen })).toEqual([])
})
