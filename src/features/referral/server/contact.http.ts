import { createRoute, z } from '@hono/zod-openapi'
import { chooseLanguage } from '../../../i18n/choose-language.ts'
import {
  type Api,
  type ApiContext,
  sendError,
  sendRateLimited,
} from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer, jsonBody } from '../../../platform/http/openapi.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { CONTACT_LIMITS } from '../../../shared/contact-limits.ts'
import { sessionUser } from '../../account/server.ts'
import { readCase } from '../../analysis/server.ts'
import { contactListSchema, contactOrderAnswerSchema, contactOrderSchema } from '../contract.ts'
import type { RequestProblems } from '../domain/written-request.ts'
import { askLawyers } from './ask-lawyers.ts'
import { listContacts } from './list-contacts.ts'
import type { Stationery } from './write-letter.ts'

const A_DAY_SECONDS = 24 * 60 * 60

const askRoute = createRoute({
  method: 'post',
  path: '/api/contact-requests',
  request: jsonBody(contactOrderSchema),
  responses: {
    200: jsonAnswer(contactOrderAnswerSchema, 'What became of the wish to ask each lawyer'),
    ...errorAnswers(400, 401, 404, 413, 415, 429),
  },
})

const listRoute = createRoute({
  method: 'get',
  path: '/api/contact-requests',
  request: {
    query: z.object({
      caseId: z.string().max(64).optional().meta({
        description: 'A case of this browser; without it, all requests of the session',
      }),
    }),
  },
  responses: {
    200: jsonAnswer(contactListSchema, 'Requests that the signed-in person sent'),
    ...errorAnswers(401, 404),
  },
})

export function registerContactRoutes(api: Api, runtime: Runtime, stationery: Stationery): void {
  api.openapi(askRoute, async (c) => {
    const { caseId, lawyers, consent, language: wanted, ...written } = c.req.valid('json')
    const language = chooseLanguage(
      {
        inAddress: wanted ?? null,
        saved: undefined,
        acceptLanguage: c.req.header('accept-language') ?? null,
      },
      stationery.catalogue.languages,
    )
    const outcome = await askLawyers(runtime, stationery, {
      caseId,
      lawyers,
      written,
      consent,
      language,
      cookies: c.req.header('cookie'),
      clientAddress: c.var.clientAddress,
    })
    switch (outcome.kind) {
      case 'asked':
        return c.json({ lawyers: outcome.lawyers }, 200)
      case 'case_not_found':
        return sendCaseNotFound(c)
      case 'sign_in_required':
        return sendSignInRequired(c)
      case 'too_often':
        return sendRateLimited(c, outcome.retryAfterSeconds) as never
      case 'invalid':
        return sendProblems(c, outcome.problems)
      case 'person_limit':
        c.header('Retry-After', String(A_DAY_SECONDS))
        return sendError(
          c,
          429,
          'contact_limit',
          `At most ${CONTACT_LIMITS.perPersonADay} lawyers can be asked a day`,
        ) as never
    }
  })

  api.openapi(listRoute, async (c) => {
    const { caseId } = c.req.valid('query')
    const cookies = c.req.header('cookie')
    if (caseId !== undefined && !(await readCase(runtime, cookies, caseId)))
      return sendCaseNotFound(c)
    const user = await sessionUser(runtime, cookies)
    if (!user && caseId === undefined) return sendSignInRequired(c)
    const contacts = user ? await listContacts(runtime, { userId: user.id, caseId }) : []
    return c.json({ signedIn: user !== undefined, contacts }, 200)
  })
}

function sendCaseNotFound(c: ApiContext): never {
  return sendError(c, 404, 'case_not_found', 'There is no such case here') as never
}

function sendSignInRequired(c: ApiContext): never {
  return sendError(c, 401, 'sign_in_required', 'Sign in first') as never
}

function sendProblems(c: ApiContext, problems: RequestProblems): never {
  const fields = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, `${field}: ${problem}`]),
  )
  const [first = 'Invalid input'] = Object.values(fields)
  return sendError(c, 400, 'invalid_input', first, fields) as never
}
