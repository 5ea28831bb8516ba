import { expect, it } from 'vitest'
import { ApiFailure } from '../../../platform/browser/api-call.ts'
import { signInProblem } from './sign-in-problem.ts'

function failure(status: number, code: string, headers: Record<string, string> = {}): ApiFailure {
  return new ApiFailure(new Response(null, { status, headers }), JSON.stringify({ code }))
}

it('what a person can correct is told apart from what is broken', () => {
  expect(signInProblem(failure(400, 'wrong_code'))).toBe('wrong_code')
  expect(signInProblem(failure(400, 'invalid_email'))).toBe('invalid_email')
  expect(signInProblem(failure(500, 'internal'))).toBe('failed')
  expect(signInProblem(new TypeError('Failed to fetch'))).toBe('offline')
  expect(signInProblem(new SyntaxError('Unexpected token'))).toBe('failed')
})

it('too many calls are a time to wait, also when the server names none', () => {
  const limited = failure(429, 'too_many_requests', { 'retry-after': '754' })
  expect(signInProblem(limited)).toEqual({ waitSeconds: 754 })
  expect(signInProblem(failure(429, 'too_many_requests'))).toEqual({ waitSeconds: 60 })
})
