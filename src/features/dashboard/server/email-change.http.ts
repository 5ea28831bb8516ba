import { createRoute } from '@hono/zod-openapi'
import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import {
  type Api,
  type ApiContext,
  sendError,
  sendRateLimited,
} from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer, jsonBody } from '../../../platform/http/openapi.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import {
  codeResponseSchema,
  emailChangeCodesSchema,
  emailChangedSchema,
  emailChangeRequestSchema,
} from '../../account/contract.ts'
import { sessionUser, type User } from '../../account/server.ts'
import { userPathSchema } from '../contract.ts'
import { callLanguage } from './call-language.ts'
import { askForEmailChange, changeOwnEmail } from './change-own-email.ts'
import { sendNoSuchUser, sendSignInRequired } from './own-only.ts'

const askRoute = createRoute({
  method: 'post',
  path: '/api/users/{id}/email-change',
  request: { params: userPathSchema, ...jsonBody(emailChangeRequestSchema) },
  responses: {
    200: jsonAnswer(codeResponseSchema, 'The same answer for every new address, taken or free'),
    ...errorAnswers(400, 401, 404, 413, 415, 429),
  },
})

const confirmRoute = createRoute({
  method: 'post',
  path: '/api/users/{id}/email-change/confirm',
  request: { params: userPathSchema, ...jsonBody(emailChangeCodesSchema) },
  responses: {
    200: jsonAnswer(emailChangedSchema, 'The account has the new address; its sessions go on'),
    ...errorAnswers(400, 401, 404, 409, 413, 415, 429),
  },
})

/** A change of one's own address, proved by codes to both mailboxes. */
export function registerEmailChangeRoutes(
  api: Api,
  runtime: Runtime,
  catalogue: Pick<Catalogue, 'languages' | 'translate'>,
): void {
  const asker = (c: ApiContext, user: User) => ({
    user,
    language: callLanguage(c, catalogue),
    clientAddress: c.var.clientAddress,
  })

  api.openapi(askRoute, async (c) => {
    const user = await sessionUser(runtime, c.req.header('cookie'))
    if (!user) return sendSignInRequired(c) as never
    if (c.req.valid('param').id !== user.id) return sendNoSuchUser(c) as never
    const parts = { runtime, catalogue }
    const outcome = await askForEmailChange(parts, asker(c, user), c.req.valid('json').email)
    if (outcome.kind === 'too_often') return sendRateLimited(c, outcome.retryAfterSeconds) as never
    if (outcome.kind === 'invalid_email') {
      return sendError(c, 400, outcome.kind, 'Please provide a valid email address') as never
    }
    if (outcome.kind === 'same_email') {
      return sendError(c, 400, outcome.kind, 'This is the address you have already') as never
    }
    return c.json({ sent: true as const }, 200)
  })

  api.openapi(confirmRoute, async (c) => {
    const user = await sessionUser(runtime, c.req.header('cookie'))
    if (!user) return sendSignInRequired(c) as never
    if (c.req.valid('param').id !== user.id) return sendNoSuchUser(c) as never
    const parts = { runtime, catalogue }
    const outcome = await changeOwnEmail(parts, asker(c, user), c.req.valid('json'))
    if (outcome.kind === 'too_often') return sendRateLimited(c, outcome.retryAfterSeconds) as never
    if (outcome.kind === 'wrong_code') {
      return sendError(c, 400, 'wrong_code', 'A code is wrong or no longer valid') as never
    }
    if (outcome.kind === 'taken') {
      return sendError(c, 409, 'email_taken', 'This address has an account of its own now') as never
    }
    return c.json({ email: outcome.email }, 200)
  })
}
