import { createRoute } from '@hono/zod-openapi'
import { type Api, sendError, sendRateLimited } from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer, jsonBody } from '../../../platform/http/openapi.server.ts'
import { countCall } from '../../../platform/rate-limit/rate-limit.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { isValidEmail, normaliseEmail } from '../../../shared/email.ts'
import { checkAccessRequestSchema, checkAccessResponseSchema } from '../contract.ts'
import { activeGrantFor } from './browser-access.ts'

const CHECKS_PER_ADDRESS = { name: 'check-access', calls: 60, windowSeconds: 600 }

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

/** Access is proved by this browser's grant, never by typing an address (decision 25). */
export function registerAccessRoutes(api: Api, runtime: Runtime): void {
  api.openapi(route, async (c) => {
    const verdict = await countCall(
      runtime.db,
      CHECKS_PER_ADDRESS,
      c.var.clientAddress,
      runtime.now(),
    )
    if (!verdict.allowed) return sendRateLimited(c, verdict.retryAfterSeconds) as never
    const email = normaliseEmail(c.req.valid('json').email)
    if (!isValidEmail(email)) {
      return sendError(c, 400, 'invalid_email', 'Please provide a valid email address') as never
    }
    const grant = await activeGrantFor(runtime, c.req.header('cookie'), email)
    return c.json({ needsPayment: !grant, hasActivePremium: grant !== undefined }, 200)
  })
}
