import { createRoute, z } from '@hono/zod-openapi'
import { type Api, type ApiContext, sendError } from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer } from '../../../platform/http/openapi.server.ts'
import { lawyerSchema, SEARCH_MIN_LENGTH } from '../contract.ts'
import { foldText } from '../domain/fold-text.ts'
import { FILTER_FIELDS, type LawyerFilter, readLawyerFilter } from '../domain/lawyer-filter.ts'
import type { LawyerFinder, PageOptions } from './lawyer-finder.ts'
import { COUNTED_EXACTLY } from './list-page.ts'
import { decodeCursor, encodeCursor } from './page-cursor.ts'

const MAX_QUERY_LENGTH = 200
const MAX_LIMIT = 100
const text = () => z.string().optional()

const pageQuery = {
  limit: text().meta({ description: `Lawyers on a page, 1 to ${MAX_LIMIT}` }),
  cursor: text().meta({ description: 'The X-Next-Cursor of the page before' }),
}
const headers = z.object({
  'X-Next-Cursor': z.string().optional().meta({ description: 'Absent on the last page' }),
  'X-Total-Count': z
    .string()
    .optional()
    .meta({ description: `On the first page: exact to ${COUNTED_EXACTLY}, then "1000+"` }),
})

const listRoute = createRoute({
  method: 'get',
  path: '/api/lawyers',
  request: {
    query: z.object({
      ...Object.fromEntries(FILTER_FIELDS.map((field) => [field, text()])),
      ...pageQuery,
    } as Record<(typeof FILTER_FIELDS)[number] | keyof typeof pageQuery, ReturnType<typeof text>>),
  },
  responses: {
    200: {
      ...jsonAnswer(z.array(lawyerSchema), 'Sub-region first, then the rest of the country'),
      headers,
    },
    ...errorAnswers(400),
  },
})

const searchRoute = createRoute({
  method: 'get',
  path: '/api/lawyers/search',
  request: {
    query: z.object({ query: text(), country: text(), specialty: text(), ...pageQuery }),
  },
  responses: {
    200: { ...jsonAnswer(z.array(lawyerSchema), 'Nearest first'), headers },
    ...errorAnswers(400),
  },
})

export function registerLawyerRoutes(api: Api, finder: LawyerFinder): void {
  api.openapi(listRoute, async (c) => {
    const query = c.req.valid('query')
    const reading = readLawyerFilter(query)
    if (!reading.ok) return refuse(c, reading.field, reading.message) as never
    return (await answerPage(c, finder, query, reading.filter)) as never
  })

  api.openapi(searchRoute, async (c) => {
    const { query = '', country = '', specialty = '', ...page } = c.req.valid('query')
    const words = query.length > MAX_QUERY_LENGTH ? '' : foldText(query)
    if ([...words].length < SEARCH_MIN_LENGTH) {
      const message = `Enter at least ${SEARCH_MIN_LENGTH} characters to search`
      return sendError(c, 400, 'query_too_short', message, { query: message }) as never
    }
    const reading = readLawyerFilter({ country, specialization: specialty })
    if (!reading.ok) return refuse(c, reading.field, reading.message) as never
    return (await answerPage(c, finder, page, reading.filter, words)) as never
  })
}

type PageQuery = { limit?: string | undefined; cursor?: string | undefined }

/** One page, told in headers how to go on: the body stays the plain list that the specification asks for. */
async function answerPage(
  c: ApiContext,
  finder: LawyerFinder,
  query: PageQuery,
  filter: LawyerFilter,
  words?: string,
) {
  const page = readPage(query)
  if ('field' in page) return refuse(c, page.field, page.message)
  const [{ lawyers, next }, total] = await Promise.all([
    finder.find(filter, page, words),
    page.cursor ? undefined : finder.count(filter, words),
  ])
  if (next) {
    const cursor = encodeCursor(next)
    const address = new URL(c.req.url)
    address.searchParams.set('cursor', cursor)
    c.header('X-Next-Cursor', cursor)
    c.header('Link', `<${address.pathname}${address.search}>; rel="next"`)
  }
  if (total !== undefined) {
    c.header('X-Total-Count', total > COUNTED_EXACTLY ? `${COUNTED_EXACTLY}+` : String(total))
  }
  return c.json(lawyers, 200)
}

function readPage({
  limit = '',
  cursor = '',
}: PageQuery): PageOptions | { field: string; message: string } {
  const length = limit === '' ? undefined : /^\d{1,3}$/.test(limit) ? Number(limit) : 0
  if (length !== undefined && (length < 1 || length > MAX_LIMIT)) {
    return { field: 'limit', message: `limit: a number from 1 to ${MAX_LIMIT}` }
  }
  const read = cursor === '' ? undefined : decodeCursor(cursor)
  if (cursor !== '' && !read) return { field: 'cursor', message: 'cursor: not one of ours' }
  return { limit: length, cursor: read }
}

function refuse(c: ApiContext, field: string, message: string) {
  return sendError(c, 400, 'invalid_filter', message, { [field]: message })
}
