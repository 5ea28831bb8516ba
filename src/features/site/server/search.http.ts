import { createRoute, z } from '@hono/zod-openapi'
import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import {
  type Api,
  type ApiContext,
  sendError,
  sendRateLimited,
} from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer } from '../../../platform/http/openapi.server.ts'
import { isLanguageCode } from '../../../shared/languages.ts'
import { SEARCH_MIN_LENGTH } from '../../../shared/lawyer-list.ts'
import type { Adviser } from '../../analysis/server.ts'
import { lawyerSchema } from '../../directory/contract.ts'
import { decodeCursor, type LawyerFinder } from '../../directory/server.ts'
import type { Places } from '../../places/server.ts'
import { LONGEST_SEARCH, readChoices, SEARCH_CHOICES } from '../domain/search/search-choices.ts'
import { searchPage } from './search/search-page.ts'

const text = () => z.string().optional()

const searchAnswerSchema = z
  .object({
    understood: z.array(
      z.object({
        kind: z.string().meta({ description: 'area, place, name, language, free, ...' }),
        text: z.string(),
        from: z.string().optional().meta({ description: 'The words that told it' }),
      }),
    ),
    total: z.int(),
    exact: z.boolean().meta({ description: 'Otherwise the total is reckoned from a sample' }),
    widenedTo: z
      .string()
      .nullable()
      .meta({ description: 'The wider place of these lawyers, where nobody fits the one typed' }),
    lawyers: z.array(lawyerSchema),
    cursor: z.string().nullable().meta({ description: 'Where the next page begins' }),
  })
  .meta({ id: 'SearchAnswer' })

const route = createRoute({
  method: 'get',
  path: '/api/search',
  request: {
    query: z.object({
      q: text().meta({ description: 'Names, areas of law, places, or what happened, mixed' }),
      country: text(),
      region: text(),
      specialty: text(),
      language: text(),
      free: text(),
      contingency: text(),
      verified: text(),
      cursor: text(),
      lang: text(),
    }),
  },
  responses: { 200: jsonAnswer(searchAnswerSchema, 'One page'), ...errorAnswers(400, 429) },
})

type Parts = { finder: LawyerFinder; adviser: Adviser; places: Places; catalogue: Catalogue }

/** The search page's answer for programs, and for its own "Show More". */
export function registerSearchRoutes(api: Api, { catalogue, ...parts }: Parts): void {
  api.openapi(route, async (c) => {
    const { lang, ...query } = c.req.valid('query')
    const wrong = faultOf(query)
    if (wrong) return refuse(c, wrong) as never
    const language = isLanguageCode(lang) ? lang : 'en'
    const { db, now } = c.var.runtime
    const page = await searchPage(
      {
        ...parts,
        db,
        language,
        t: catalogue.translate(language),
        now: now(),
        clientAddress: c.var.clientAddress,
      },
      parametersOf(query),
    )
    if (page.waitSeconds) return sendRateLimited(c, page.waitSeconds) as never
    if (page.state === 'start' || page.state === 'too-short') {
      const message = `Enter at least ${SEARCH_MIN_LENGTH} characters to search`
      return sendError(c, 400, 'query_too_short', message, { q: message }) as never
    }
    return c.json(
      {
        understood: page.chips.map(({ href: _href, ...chip }) => chip),
        total: page.list?.total ?? 0,
        exact: page.list?.exact ?? true,
        widenedTo: page.widenedTo ?? null,
        lawyers: page.list?.lawyers ?? [],
        cursor: page.list?.cursor ?? null,
      },
      200,
    )
  })
}

type Query = { q?: string | undefined; cursor?: string | undefined } & {
  [choice in (typeof SEARCH_CHOICES)[number]]?: string | undefined
}

function parametersOf(query: Query): URLSearchParams {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, value ?? '']))
}

/** The name of the first value that is not known. */
function faultOf({ cursor, ...query }: Query): string | undefined {
  if ((query.q ?? '').trim().length > LONGEST_SEARCH) return 'q'
  if (cursor && !decodeCursor(cursor)) return 'cursor'
  const known = readChoices(parametersOf(query))
  return SEARCH_CHOICES.find((name) => query[name] && !known[name])
}

function refuse(c: ApiContext, field: string) {
  const message = `${field}: not a known value`
  return sendError(c, 400, 'invalid_filter', message, { [field]: message })
}
