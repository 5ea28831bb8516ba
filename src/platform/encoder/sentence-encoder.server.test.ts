import { afterEach, expect, test } from 'vitest'
import { type SentenceEncoder, startSentenceEncoder } from './sentence-encoder.server.ts'

let encoder: SentenceEncoder | undefined
afterEach(() => encoder?.close())

const alike = (a: Float32Array, b: Float32Array) =>
  a.reduce((sum, x, d) => sum + x * (b[d] ?? 0), 0)

test('texts that mean alike lie closer together than texts that do not', async () => {
  encoder = startSentenceEncoder({ longestWaitMs: 0 })
  const [deposit, money, bread] =
    (await encoder.encode([
      'my landlord kept my deposit',
      'the owner of the flat does not give my money back',
      'how to bake bread',
    ])) ?? []
  if (!deposit || !money || !bread) throw new Error('no answer')
  expect(Math.hypot(...deposit)).toBeCloseTo(1, 3)
  expect(alike(deposit, money)).toBeGreaterThan(alike(deposit, bread) + 0.2)
})

test('who waits too long, or behind too many, goes on without an answer', async () => {
  encoder = startSentenceEncoder({ longestWaitMs: 1, mostWaiting: 2 })
  const asked = [1, 2, 3].map(() => encoder?.encode(['a text']))
  expect(await Promise.all(asked)).toEqual([undefined, undefined, undefined])
})

test('after it was closed it answers nothing', async () => {
  encoder = startSentenceEncoder({ longestWaitMs: 0 })
  const waiting = encoder.encode(['a text'])
  await encoder.close()
  expect(await waiting).toBeUndefined()
  expect(await encoder.encode(['another'])).toBeUndefined()
})
