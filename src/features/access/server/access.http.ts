import { createRoute } from '@hono/zod-openapi'
import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import { chooseLanguage } from '../../../i18n/choose-language.ts'
import {
  type Api,
  type ApiContext,
  sendError,
  sendRateLimited,
} from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer, jsonBody } from '../../../platform/http/openapi.server.ts'
import { readPlainCookie } from '../../../platform/http/plain-cookie.ts'
import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { isValidEmail, normaliseEmail } from '../../../shared/email.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { checkAccessRequestSchema, checkAccessResponseSchema } from '../contract.ts'
import { queueAccessCode } from './access.jobs.ts'
import { activeGrantFor } from './browser-access.ts'

const route = createRoute({
  method: 'post',
  path: '/api/check-access',
  request: jsonBody(checkAccessRequestSchema),
  responses: {
    200: jsonAnswer(
      checkAccessResponseSchema,
      'The same constant answer for every address this browser holds nothing for',
    ),
    ...errorAnswers(400, 413, 415, 429),
  },
})

/** Access is proved by this browser's grant or session, never by typing an address (decision 25). */
export function registerAccessRoutes(
  api: Api,
  runtime: Runtime,
  catalogue: Pick<Catalogue, 'languages'>,
): void {
  api.openapi(route, async (c) => {
    const { db } = runtime
    const verdict = await countAction(db, 'check-access', c.var.clientAddress, runtime.now())
    if (!verdict.allowed) return sendRateLimited(c, verdict.retryAfterSeconds) as never
    const email = normaliseEmail(c.req.valid('json').email)
    if (!isValidEmail(email)) {
      return sendError(c, 400, 'invalid_email', 'Please provide a valid email address') as never
    }
    const grant = await activeGrantFor(runtime, c.req.header('cookie'), email)
    if (!grant) await queueAccessCode(runtime, { email, language: languageOf(c, catalogue) })
    return c.json({ needsPayment: !grant, hasActivePremium: grant !== undefined }, 200)
  })
}

function languageOf(c: ApiContext, { languages }: Pick<Catalogue, 'languages'>): LanguageCode {
  return chooseLanguage(
    {
      inAddress: null,
      saved: readPlainCookie(c.req.header('cookie') ?? null, 'preferred-language'),
      acceptLanguage: c.req.header('accept-language') ?? null,
    },
    languages,
  )
}
