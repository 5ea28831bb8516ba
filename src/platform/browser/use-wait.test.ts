import { expect, it } from 'vitest'
import { ApiFailure } from './api-call.ts'
import { waitOf } from './use-wait.ts'

function failure(status: number, code: string, headers: Record<string, string> = {}): ApiFailure {
  return new ApiFailure(new Response(null, { status, headers }), JSON.stringify({ code }))
}

it('too many calls are a time to wait, also when the server names none', () => {
  expect(waitOf(failure(429, 'too_many_requests', { 'retry-after': '754' }))).toBe(754)
  expect(waitOf(failure(429, 'too_many_requests'))).toBe(60)
})

it("a day's share that is used up, and everything else, is no wait", () => {
  expect(waitOf(failure(429, 'daily_limit'))).toBeUndefined()
  expect(waitOf(failure(400, 'wrong_code'))).toBeUndefined()
  expect(waitOf(new TypeError('Failed to fetch'))).toBeUndefined()
})
