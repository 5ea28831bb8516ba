import { createRoute, z } from '@hono/zod-openapi'
import { type Api, sendError } from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer } from '../../../platform/http/openapi.server.ts'
import { lawyerSchema, SEARCH_MIN_LENGTH } from '../contract.ts'
import { foldText } from '../domain/fold-text.ts'
import { readLawyerFilter } from '../domain/lawyer-filter.ts'
import type { LawyerFinder } from './lawyer-finder.ts'

const MAX_QUERY_LENGTH = 200
const text = () => z.string().optional()

const listRoute = createRoute({
  method: 'get',
  path: '/api/lawyers',
  request: {
    query: z.object({
      country: text(),
      jurisdiction: text(),
      specialization: text(),
      location: text(),
      experience: text(),
      freeConsultation: text(),
      nameSearch: text(),
    }),
  },
  responses: {
    200: jsonAnswer(z.array(lawyerSchema), 'Sub-region first, then the rest of the country'),
    ...errorAnswers(400),
  },
})

const searchRoute = createRoute({
  method: 'get',
  path: '/api/lawyers/search',
  request: { query: z.object({ query: text(), country: text(), specialty: text() }) },
  responses: { 200: jsonAnswer(z.array(lawyerSchema), 'Nearest first'), ...errorAnswers(400) },
})

export function registerLawyerRoutes(api: Api, finder: LawyerFinder): void {
  api.openapi(listRoute, async (c) => {
    const reading = readLawyerFilter(c.req.valid('query'))
    if (!reading.ok) {
      return sendError(c, 400, 'invalid_filter', reading.message, {
        [reading.field]: reading.message,
      }) as never
    }
    return c.json(await finder.list(reading.filter), 200)
  })

  api.openapi(searchRoute, async (c) => {
    const { query = '', country = '', specialty = '' } = c.req.valid('query')
    const words = foldText(query)
    if (words.length < SEARCH_MIN_LENGTH || query.length > MAX_QUERY_LENGTH) {
      const message = `Enter at least ${SEARCH_MIN_LENGTH} characters to search`
      return sendError(c, 400, 'query_too_short', message, { query: message }) as never
    }
    const reading = readLawyerFilter({ country, specialization: specialty })
    if (!reading.ok) {
      return sendError(c, 400, 'invalid_filter', reading.message, {
        [reading.field]: reading.message,
      }) as never
    }
    return c.json(await finder.search(words, reading.filter), 200)
  })
}
