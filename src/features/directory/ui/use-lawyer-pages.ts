import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { ApiFailure, pathOfQueryKey } from '../../../platform/browser/api-call.ts'
import { LAWYERS_ASKED } from '../../../shared/lawyer-list.ts'
import type { Lawyer } from '../contract.ts'

/** What is asked for: the path of a list and its parameters. */
export type LawyerQuestion = { path: string } & Record<string, string | true | null | undefined>

type Page = {
  lawyers: readonly Lawyer[]
  /** Where the next page begins; empty for the beginning of the list. */
  next: string | undefined
  /** As the server says it: "342" or "1000+". */
  total: string | undefined
}

/** A list of lawyers that goes on page by page. */
export type LawyerPages = {
  /** Those loaded so far, each once; undefined before the first answer. */
  lawyers: readonly Lawyer[] | undefined
  total: string | undefined
  hasMore: boolean
  isError: boolean
  isFetching: boolean
  isOffline: boolean
  loadMore(): void
  retry(): void
}

type Options = {
  enabled: boolean
  /** A beginning of the list that the page already has; where it is full, the list goes on behind it. */
  given?: readonly Lawyer[] | undefined
  /** Another one has another order. */
  madeFor?: string
}

export function useLawyerPages(
  question: LawyerQuestion,
  { enabled, given, madeFor }: Options,
): LawyerPages {
  const query = useInfiniteQuery({
    queryKey: ['lawyers', question, madeFor],
    enabled,
    queryFn: ({ pageParam, signal }) => askPage(question, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (last: Page) => last.next,
    placeholderData: keepPreviousData,
    ...(given ? { initialData: { pages: [givenPage(given)], pageParams: [''] } } : {}),
  })
  const lawyers = query.data?.pages.flatMap((page) => page.lawyers)
  return {
    lawyers: lawyers && eachOnce(lawyers),
    total: query.data?.pages[0]?.total,
    hasMore: query.hasNextPage,
    isError: query.isError,
    isFetching: query.isFetching,
    isOffline: query.fetchStatus === 'paused',
    loadMore: () => void query.fetchNextPage(),
    retry: () => void (query.data ? query.fetchNextPage() : query.refetch()),
  }
}

/** Whoever stood in the given beginning may stand elsewhere in the list that follows. */
function givenPage(lawyers: readonly Lawyer[]): Page {
  const next = lawyers.length < LAWYERS_ASKED ? undefined : ''
  return { lawyers, next, total: undefined }
}

function eachOnce(lawyers: readonly Lawyer[]): Lawyer[] {
  return [...new Map(lawyers.map((lawyer) => [lawyer.id, lawyer])).values()]
}

/** @throws ApiFailure when the answer is not OK; TypeError when there is no connection */
async function askPage(
  { path, ...parameters }: LawyerQuestion,
  cursor: string,
  signal: AbortSignal,
): Promise<Page> {
  const asked = { ...parameters, limit: LAWYERS_ASKED, cursor: cursor || null }
  const response = await fetch(pathOfQueryKey([path, asked]), { credentials: 'include', signal })
  const body = await response.text()
  if (!response.ok) throw new ApiFailure(response, body)
  return {
    lawyers: JSON.parse(body) as Lawyer[],
    next: response.headers.get('X-Next-Cursor') ?? undefined,
    total: response.headers.get('X-Total-Count') ?? undefined,
  }
}
