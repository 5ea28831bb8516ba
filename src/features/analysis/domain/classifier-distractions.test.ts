import { expect, test } from 'vitest'
import { type Lesson, toldWithDistractions } from './classifier-distractions.ts'
import { NO_LEGAL_PROBLEM } from './classifier-scoring.ts'

const lesson = (label: string, key: number, more: Partial<Lesson> = {}): Lesson => ({
  text: `${label} ${key}`,
  label,
  language: 'en',
  words: { counts: new Map([[key, 1]]), label: 0 },
  concepts: { counts: new Map([[key, 1]]), label: 0 },
  gist: Float32Array.of(1, 0),
  ...more,
})

test('each phrase is told once more, between what else people say', () => {
  const lessons = [lesson('eviction', 1), lesson('eviction', 2), lesson('tax-debt', 3)]
  const told = toldWithDistractions(lessons)
  expect(told.map(({ label }) => label)).toEqual(['eviction', 'eviction', 'tax-debt'])
  for (const [i, { words, concepts, text, gist }] of told.entries()) {
    const counts = [...words.counts.values()].reduce((a, b) => a + b, 0)
    expect(counts).toBe(3)
    expect(words.counts.has(lessons[i]?.words.counts.keys().next().value ?? 0)).toBe(true)
    expect(concepts.counts).toEqual(words.counts)
    expect(text).toBe('')
    expect(Math.hypot(...(gist ?? []))).toBeCloseTo(1)
  }
})

test('what is no problem is mixed with its like, and no language with another', () => {
  const lessons = [
    lesson(NO_LEGAL_PROBLEM, 1),
    lesson('eviction', 2),
    lesson('eviction', 3, { language: 'de', gist: undefined }),
  ]
  const [none, english, german] = toldWithDistractions(lessons)
  expect([...(none?.words.counts.keys() ?? [])]).toEqual([1])
  expect(english?.words.counts.has(3)).toBe(false)
  expect([...(german?.words.counts.keys() ?? [])]).toEqual([3])
  expect(german?.gist).toBeUndefined()
})

test('the same phrases always give the same lessons', () => {
  const lessons = Array.from({ length: 20 }, (_, i) => lesson(i % 2 ? 'bail' : 'visa', i))
  expect(toldWithDistractions(lessons)).toEqual(toldWithDistractions(lessons))
})
