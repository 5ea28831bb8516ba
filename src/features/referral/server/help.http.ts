import { createRoute } from '@hono/zod-openapi'
import { type Api, sendError, sendRateLimited } from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer, jsonBody } from '../../../platform/http/openapi.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { helpAnswerSchema, helpThanksSchema } from '../contract.ts'
import { answerHelp } from './answer-help.ts'

const helpRoute = createRoute({
  method: 'post',
  path: '/api/help-answers',
  request: jsonBody(helpAnswerSchema),
  responses: {
    200: jsonAnswer(helpThanksSchema, 'Counted, without anything that says whose answer it was'),
    ...errorAnswers(400, 404, 413, 415, 429),
  },
})

export function registerHelpRoutes(api: Api, runtime: Runtime): void {
  api.openapi(helpRoute, async (c) => {
    const outcome = await answerHelp(runtime, {
      ...c.req.valid('json'),
      cookies: c.req.header('cookie'),
      clientAddress: c.var.clientAddress,
    })
    if (outcome.kind === 'too_often') return sendRateLimited(c, outcome.retryAfterSeconds) as never
    if (outcome.kind === 'case_not_found')
      return sendError(c, 404, 'case_not_found', 'There is no such case here') as never
    return c.json({ counted: outcome.counted }, 200)
  })
}
