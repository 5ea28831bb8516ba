import { createHash } from 'node:crypto'
import { createRoute, z } from '@hono/zod-openapi'
import { type Api, type ApiContext, sendError } from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer } from '../../../platform/http/openapi.server.ts'
import { isLanguageCode } from '../../../shared/languages.ts'
import { legalWordsSchema, termEntrySchema } from '../contract.ts'
import type { Glossary } from '../domain/glossary.ts'

const language = z.string().meta({ description: 'A language of the site, such as es' })
const NOT_CHANGED = { description: 'As the caller has it already' }

const wordsRoute = createRoute({
  method: 'get',
  path: '/api/glossary/{lang}',
  request: { params: z.object({ lang: language }) },
  responses: {
    200: jsonAnswer(legalWordsSchema, 'The terms of a language, to be found in its texts'),
    304: NOT_CHANGED,
    ...errorAnswers(404),
  },
})

const entryRoute = createRoute({
  method: 'get',
  path: '/api/glossary/{lang}/{term}',
  request: { params: z.object({ lang: language, term: z.string() }) },
  responses: {
    200: jsonAnswer(termEntrySchema, 'One term with all that is known of it'),
    304: NOT_CHANGED,
    ...errorAnswers(404),
  },
})

export function registerGlossaryRoutes(api: Api, glossary: Glossary): void {
  const words = new Map<string, Tagged>()
  api.openapi(wordsRoute, (c) => {
    const { lang } = c.req.valid('param')
    if (!isLanguageCode(lang)) return notFound(c) as never
    const answer = words.get(lang) ?? tagged(glossary.words(lang))
    words.set(lang, answer)
    return sendTagged(c, answer) as never
  })
  api.openapi(entryRoute, (c) => {
    const { lang, term } = c.req.valid('param')
    const entry = isLanguageCode(lang) ? glossary.entry(lang, term) : undefined
    return (entry ? sendTagged(c, tagged(entry)) : notFound(c)) as never
  })
}

type Tagged = { body: string; etag: string }

function tagged(content: object): Tagged {
  const body = JSON.stringify(content)
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 20)
  return { body, etag: `"${hash}"` }
}

function sendTagged(c: ApiContext, { body, etag }: Tagged) {
  c.header('ETag', etag)
  c.header('Cache-Control', 'public, max-age=3600, stale-while-revalidate=86400')
  // Compression on the way makes the tag a weak one.
  if (c.req.header('if-none-match')?.replace(/^W\//, '') === etag) return c.body(null, 304)
  return c.body(body, 200, { 'Content-Type': 'application/json; charset=utf-8' })
}

function notFound(c: ApiContext) {
  return sendError(c, 404, 'not_found', 'There is no such language or term')
}
