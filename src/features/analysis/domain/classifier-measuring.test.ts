import { expect, test } from 'vitest'
import { calibrationError, howRight } from './classifier-measuring.ts'

const answers = (confidence: number, places: (number | undefined)[]) =>
  places.map((place) => ({ confidence, place }))

test('counts the right area among the first and the first two, of texts that have one', () => {
  const right = howRight(answers(0.5, [0, 0, 1, 2, undefined]))
  expect(right).toMatchObject({ texts: 5, first: 0.5, firstTwo: 0.75 })
})

test('a confidence that comes true as often as it says is off by nothing', () => {
  expect(calibrationError(answers(0.75, [0, 0, 0, 1]))).toBeCloseTo(0)
  expect(calibrationError([...answers(1, [0, 0]), ...answers(0, [3, undefined])])).toBeCloseTo(0)
})

test('too sure and too modest do not make each other good', () => {
  const tooSure = answers(0.95, [1, 1])
  const tooModest = answers(0.15, [0, 0])
  expect(calibrationError([...tooSure, ...tooModest])).toBeCloseTo(0.9)
})

test('nothing asked is nothing wrong', () => {
  expect(howRight([])).toEqual({ texts: 0, first: 0, firstTwo: 0, calibrationError: 0 })
})
