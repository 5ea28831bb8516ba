import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure, apiCall, pathOfQueryKey } from './api-call.ts'

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

describe('a call', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('carries credentials, and JSON both ways', async () => {
    const fetched = vi.fn(async () => new Response('{"caseId":"1"}'))
    vi.stubGlobal('fetch', fetched)
    expect(await apiCall('POST', '/api/cases', { facts: 'Löhne' })).toEqual({ caseId: '1' })
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/cases', {
      method: 'POST',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: '{"facts":"Löhne"}',
    })
  })

  it('that is answered with 401 throws', async () => {
    vi.stubGlobal('fetch', async () => new Response('Unauthorized', { status: 401 }))
    await expect(apiCall('GET', '/api/user')).rejects.toThrow('401: Unauthorized')
  })
})
