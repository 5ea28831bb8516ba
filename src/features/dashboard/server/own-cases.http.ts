import { createRoute } from '@hono/zod-openapi'
import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import {
  type Api,
  type ApiContext,
  sendError,
  sendRateLimited,
} from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer, jsonBody } from '../../../platform/http/openapi.server.ts'
import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import type { LimitedAction } from '../../../platform/rate-limit/rate-limits.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { sessionUser, type User } from '../../account/server.ts'
import type { Adviser } from '../../analysis/server.ts'
import {
  casePathSchema,
  doneSchema,
  renameRequestSchema,
  runAgainRequestSchema,
  runAgainSchema,
} from '../contract.ts'
import { callLanguage } from './call-language.ts'
import { deleteOwnCase, renameOwnCase } from './change-own-case.ts'
import { sendNoSuchCase, sendSignInRequired } from './own-only.ts'
import { runCaseAgain } from './run-case-again.ts'

const renameRoute = createRoute({
  method: 'patch',
  path: '/api/cases/{id}',
  request: { params: casePathSchema, ...jsonBody(renameRequestSchema) },
  responses: {
    200: jsonAnswer(renameRequestSchema, 'The name as it is kept; empty where it was taken away'),
    ...errorAnswers(400, 401, 404, 413, 415, 429),
  },
})

const deleteRoute = createRoute({
  method: 'delete',
  path: '/api/cases/{id}',
  request: { params: casePathSchema },
  responses: {
    200: jsonAnswer(doneSchema, 'The case, its analysis and its requests to lawyers are gone'),
    ...errorAnswers(401, 404, 415, 429),
  },
})

const runAgainRoute = createRoute({
  method: 'post',
  path: '/api/cases/{id}/run-again',
  request: { params: casePathSchema, ...jsonBody(runAgainRequestSchema) },
  responses: {
    200: jsonAnswer(runAgainSchema, 'The new case, made of the same facts and the law of today'),
    ...errorAnswers(400, 401, 402, 404, 413, 415, 429),
  },
})

/** What the signed-in owner does with a case. Whoever only paid for it may read it, and nothing else. */
export function registerOwnCaseRoutes(
  api: Api,
  runtime: Runtime,
  { adviser, catalogue }: { adviser: Adviser; catalogue: Pick<Catalogue, 'languages'> },
): void {
  /** The signed-in person, or the answer that refuses. */
  const owner = async (c: ApiContext, action: LimitedAction): Promise<User | Response> => {
    const { db } = runtime
    const verdict = await countAction(db, action, c.var.clientAddress, runtime.now())
    if (!verdict.allowed) return sendRateLimited(c, verdict.retryAfterSeconds)
    return (await sessionUser(runtime, c.req.header('cookie'))) ?? sendSignInRequired(c)
  }

  api.openapi(renameRoute, async (c) => {
    const user = await owner(c, 'account-change')
    if (user instanceof Response) return user as never
    const { id } = c.req.valid('param')
    const outcome = await renameOwnCase(runtime, user, id, c.req.valid('json').title)
    if (outcome.kind === 'renamed') return c.json({ title: outcome.title }, 200)
    if (outcome.kind === 'not_found') return sendNoSuchCase(c) as never
    return sendError(c, 400, 'invalid_title', 'Please keep the name under 80 characters') as never
  })

  api.openapi(deleteRoute, async (c) => {
    const user = await owner(c, 'account-change')
    if (user instanceof Response) return user as never
    const isGone = await deleteOwnCase(runtime, user, c.req.valid('param').id)
    return isGone ? c.json({ success: true as const }, 200) : (sendNoSuchCase(c) as never)
  })

  api.openapi(runAgainRoute, async (c) => {
    const user = await owner(c, 'analyze-case')
    if (user instanceof Response) return user as never
    const outcome = await runCaseAgain(runtime, adviser, {
      user,
      cookies: c.req.header('cookie'),
      caseId: c.req.valid('param').id,
      language: callLanguage(c, catalogue, c.req.valid('json').language),
    })
    if (outcome.kind === 'analysed') return c.json({ caseId: outcome.caseId }, 200)
    if (outcome.kind === 'not_found') return sendNoSuchCase(c) as never
    return (
      outcome.kind === 'needs_access'
        ? sendError(c, 402, 'payment_required', 'An analysis needs access')
        : sendError(c, 429, 'daily_limit', 'All analyses of today are used')
    ) as never
  })
}
