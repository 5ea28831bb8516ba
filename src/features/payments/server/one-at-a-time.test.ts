import { expect, test } from 'vitest'
import { createOneAtATime } from './one-at-a-time.ts'

function gatedWork() {
  const gates: ((value: number) => void)[] = []
  const work = () =>
    new Promise<number>((resolve) => {
      gates.push(resolve)
    })
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0))
  return { gates, work, settled }
}

test('a crowd under one key costs two runs, and nobody gets an answer older than the question', async () => {
  const { gates, work, settled } = gatedWork()
  const ask = createOneAtATime<number>()
  const first = ask('a', work)
  const crowd = Array.from({ length: 50 }, () => ask('a', work))
  await settled()
  expect(gates).toHaveLength(1)
  gates[0]?.(1)
  await settled()
  expect(gates).toHaveLength(2)
  const late = ask('a', work)
  gates[1]?.(2)
  await settled()
  gates[2]?.(3)
  expect(await first).toBe(1)
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([2]))
  expect(await late).toBe(3)
})

test('keys do not wait for each other, and a failure does not stop what follows', async () => {
  const ask = createOneAtATime<string>()
  const failing = ask('a', () => Promise.reject(new Error('provider')))
  const next = ask('a', () => Promise.resolve('again'))
  const other = ask('b', () => Promise.resolve('other'))
  await expect(failing).rejects.toThrow('provider')
  expect([await next, await other]).toEqual(['again', 'other'])
  expect(await ask('a', () => Promise.resolve('fresh'))).toBe('fresh')
})
