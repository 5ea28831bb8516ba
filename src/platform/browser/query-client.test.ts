import { expect, it, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

it('what was read is never stale, not read again by itself, and no failure is tried again', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
  })
  expect(mutations).toMatchObject({ retry: false })
})

it('a read asks the address of its key once, with credentials', async () => {
  const fetched = vi.fn(async () => new Response('{"price":9.99}'))
  vi.stubGlobal('fetch', fetched)
  try {
    const client = createQueryClient()
    const options = { queryKey: ['/api/subscription-plans'] }
    expect(await client.fetchQuery(options)).toEqual({ price: 9.99 })
    expect(await client.fetchQuery(options)).toEqual({ price: 9.99 })
  } finally {
    vi.unstubAllGlobals()
  }
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/api/subscription-plans',
    expect.objectContaining({ method: 'GET', credentials: 'include' }),
  )
})
