import { expect, it } from 'vitest'
import { ApiFailure, pathOfQueryKey } from './api-call.ts'

it('a failure says status, colon, body; an empty body becomes the status text', () => {
  expect(new ApiFailure(new Response(null, { status: 404 }), 'gone').message).toBe('404: gone')
  expect(
    new ApiFailure(new Response(null, { status: 500, statusText: 'Server Error' }), '').message,
  ).toBe('500: Server Error')
})

it('a failure keeps the code and the wait', () => {
  const response = new Response(null, { status: 429, headers: { 'Retry-After': '7' } })
  const failure = new ApiFailure(response, '{"message":"Slow down","code":"too_many_requests"}')
  expect(failure).toMatchObject({
    status: 429,
    code: 'too_many_requests',
    retryAfterSeconds: 7,
    serverMessage: 'Slow down',
  })
})

it("a query key becomes an address without null, empty, 'all' and 'any'", () => {
  expect(
    pathOfQueryKey([
      '/api/lawyers',
      {
        country: 'US',
        location: 'all',
        experience: 'any',
        nameSearch: '',
        x: null,
        freeConsultation: true,
      },
    ]),
  ).toBe('/api/lawyers?country=US&freeConsultation=true')
  expect(pathOfQueryKey(['/api/subscription-plans'])).toBe('/api/subscription-plans')
})
