import { createRoute, z } from '@hono/zod-openapi'
import type { Catalogue } from '../../../../i18n/catalogue.server.ts'
import { chooseLanguage } from '../../../../i18n/choose-language.ts'
import {
  type Api,
  type ApiContext,
  sendError,
  sendRateLimited,
} from '../../../../platform/http/api.server.ts'
import { errorAnswers } from '../../../../platform/http/openapi.server.ts'
import { readPlainCookie } from '../../../../platform/http/plain-cookie.ts'
import { countAction } from '../../../../platform/rate-limit/count-action.server.ts'
import type { Runtime } from '../../../../platform/runtime.server.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import { readCase } from '../read-case.ts'
import { type BriefParts, createBriefMaker } from './brief-maker.ts'

const briefRoute = createRoute({
  method: 'get',
  path: '/api/cases/{id}/brief.pdf',
  request: {
    params: z.object({ id: z.string() }),
    query: z.object({
      lang: z.string().optional().meta({ description: 'Language of the document, as for a page' }),
    }),
  },
  responses: {
    200: {
      description: 'A case of this browser as a document to take along',
      content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...errorAnswers(404, 429, 503),
  },
})

export function registerBriefRoute(api: Api, runtime: Runtime, parts: BriefParts): void {
  const makeBrief = createBriefMaker(runtime, parts)
  api.openapi(briefRoute, async (c) => {
    const { db, log } = runtime
    const verdict = await countAction(db, 'case-brief', c.var.clientAddress, runtime.now())
    if (!verdict.allowed) return sendRateLimited(c, verdict.retryAfterSeconds) as never
    const found = await readCase(runtime, c.req.header('cookie'), c.req.valid('param').id)
    if (!found) return sendError(c, 404, 'case_not_found', 'There is no such case here') as never
    const language = documentLanguage(c, c.req.valid('query').lang, parts.catalogue)
    const outcome = await makeBrief(found, language)
    if (outcome.kind === 'busy') {
      c.header('Retry-After', '60')
      return sendError(c, 503, 'document_busy', 'Many documents are being made') as never
    }
    if (outcome.kind === 'failed') {
      // The reasons can quote what the person wrote.
      log.error('a case brief could not be made')
      return sendError(c, 500, 'internal', 'Something went wrong on our side') as never
    }
    const t = parts.catalogue.translate(language)
    const day = found.analysis.createdAt.slice(0, 10)
    const name = encodeURIComponent(`${t('brief.fileName')}-${day}.pdf`)
    return c.body(new Uint8Array(outcome.pdf), 200, {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="case-brief-${day}.pdf"; filename*=UTF-8''${name}`,
    }) as never
  })
}

function documentLanguage(
  c: ApiContext,
  inAddress: string | undefined,
  catalogue: Catalogue,
): LanguageCode {
  const wishes = {
    inAddress: inAddress ?? null,
    saved: readPlainCookie(c.req.header('cookie') ?? null, 'preferred-language'),
    acceptLanguage: c.req.header('accept-language') ?? null,
  }
  return chooseLanguage(wishes, catalogue.languages)
}
