import { QueryClient } from '@tanstack/react-query'
import { apiCall, pathOfQueryKey } from './api-call.ts'

/** Reads never become stale, are not repeated on focus or by time, and are not tried again by themselves. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) =>
          apiCall('GET', pathOfQueryKey(queryKey), undefined, signal),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}
