import { expect, it } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

function breakerWithClock() {
  let now = 0
  const breaker = createCircuitBreaker(() => now)
  const pass = (ms: number) => {
    now += ms
  }
  const fail = (times: number) => {
    for (let at = 0; at < times; at++) breaker.failed()
  }
  return { breaker, pass, fail }
}

it('opens after five failures in a row, not four', () => {
  const { breaker, fail } = breakerWithClock()
  fail(4)
  expect(breaker.admits()).toBe(true)
  fail(1)
  expect(breaker.state()).toBe('open')
  expect(breaker.admits()).toBe(false)
})

it('a success between failures starts the count again', () => {
  const { breaker, fail } = breakerWithClock()
  fail(4)
  breaker.succeeded()
  fail(4)
  expect(breaker.admits()).toBe(true)
})

it('lets one trial through after a minute and closes when it goes well', () => {
  const { breaker, pass, fail } = breakerWithClock()
  fail(5)
  pass(59_999)
  expect(breaker.admits()).toBe(false)
  pass(1)
  expect(breaker.state()).toBe('half-open')
  expect([breaker.admits(), breaker.admits()]).toEqual([true, false])
  breaker.succeeded()
  expect(breaker.state()).toBe('closed')
  expect(breaker.admits()).toBe(true)
})

it('opens for another minute when the trial fails', () => {
  const { breaker, pass, fail } = breakerWithClock()
  fail(5)
  pass(60_000)
  expect(breaker.admits()).toBe(true)
  breaker.failed()
  expect(breaker.admits()).toBe(false)
  pass(60_000)
  expect(breaker.admits()).toBe(true)
})

it('a trial that never ends is followed by another', () => {
  const { breaker, pass, fail } = breakerWithClock()
  fail(5)
  pass(60_000)
  expect(breaker.admits()).toBe(true)
  pass(60_000)
  expect(breaker.admits()).toBe(true)
})
