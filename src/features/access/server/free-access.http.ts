import { createRoute } from '@hono/zod-openapi'
import { type Api, sendError, sendRateLimited } from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer } from '../../../platform/http/openapi.server.ts'
import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { sessionUser } from '../../account/server.ts'
import { freeAnalysisSchema } from '../contract.ts'
import { openFreeMonth } from './free-access.ts'

const route = createRoute({
  method: 'post',
  path: '/api/free-analysis',
  responses: {
    200: jsonAnswer(
      freeAnalysisSchema,
      "This month's free analysis is open to the signed-in person",
    ),
    ...errorAnswers(401, 409, 415, 429),
  },
})

/** One analysis a calendar month for a verified address (decision 26). */
export function registerFreeAccessRoutes(api: Api, runtime: Runtime): void {
  api.openapi(route, async (c) => {
    const { db } = runtime
    const verdict = await countAction(db, 'free-analysis', c.var.clientAddress, runtime.now())
    if (!verdict.allowed) return sendRateLimited(c, verdict.retryAfterSeconds) as never
    const user = await sessionUser(runtime, c.req.header('cookie'))
    const outcome = user ? await openFreeMonth(runtime, user) : 'not_verified'
    if (!user || outcome === 'not_verified') {
      return sendError(c, 401, 'sign_in_required', 'Sign in first') as never
    }
    if (outcome === 'used') {
      return sendError(c, 409, 'free_used', 'The free analysis of this month is used') as never
    }
    return c.json({ ready: true as const, email: user.email }, 200)
  })
}
