import { createRoute, z } from '@hono/zod-openapi'
import { chooseLanguage } from '../i18n/choose-language.ts'
import {
  type Api,
  type ApiContext,
  sendError,
  sendRateLimited,
} from '../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer, jsonBody } from '../platform/http/openapi.server.ts'
import { readPlainCookie } from '../platform/http/plain-cookie.ts'
import { askForErasure, confirmErasure, type OrderParts } from './erase-person-order.ts'

const askRoute = createRoute({
  method: 'post',
  path: '/api/my-data/erasure',
  responses: {
    200: jsonAnswer(
      z.object({ sent: z.literal(true) }).meta({ id: 'ErasureCode' }),
      'A code that confirms the erasure is on its way to the address of the session',
    ),
    ...errorAnswers(401, 415, 429),
  },
})

const confirmRoute = createRoute({
  method: 'post',
  path: '/api/my-data/erasure/confirm',
  request: jsonBody(z.object({ code: z.string().max(40) }).meta({ id: 'ErasureConfirmation' })),
  responses: {
    200: jsonAnswer(
      z
        .object({
          erased: z.boolean().meta({
            description: 'false: it is certain, and done as soon as the payment provider answers',
          }),
        })
        .meta({ id: 'Erasure' }),
      'Everything of the signed-in person is erased but the books of payments',
    ),
    ...errorAnswers(400, 401, 413, 415, 429),
  },
})

/** Erasing one's own data, in two steps. */
export function registerErasureRoutes(api: Api, parts: OrderParts): void {
  api.openapi(askRoute, async (c) => {
    const outcome = await askForErasure(parts, askOf(c, parts))
    return outcome.kind === 'sent' ? c.json({ sent: true as const }, 200) : refuse(c, outcome)
  })

  api.openapi(confirmRoute, async (c) => {
    const { code } = c.req.valid('json')
    const outcome = await confirmErasure(parts, { ...askOf(c, parts), code })
    if (outcome.kind === 'wrong_code') {
      return sendError(c, 400, 'wrong_code', 'The code is wrong or no longer valid') as never
    }
    if (!('cookies' in outcome)) return refuse(c, outcome)
    for (const cookie of outcome.cookies) c.header('Set-Cookie', cookie, { append: true })
    return c.json({ erased: outcome.kind === 'erased' }, 200)
  })
}

function askOf(c: ApiContext, { catalogue }: OrderParts) {
  const cookies = c.req.header('cookie') ?? null
  const language = chooseLanguage(
    {
      inAddress: null,
      saved: readPlainCookie(cookies, 'preferred-language'),
      acceptLanguage: c.req.header('accept-language') ?? null,
    },
    catalogue.languages,
  )
  return { cookies, clientAddress: c.var.clientAddress, language }
}

type Refusal = { kind: 'sign_in_required' } | { kind: 'too_often'; retryAfterSeconds: number }

function refuse(c: ApiContext, refusal: Refusal): never {
  if (refusal.kind === 'too_often') return sendRateLimited(c, refusal.retryAfterSeconds) as never
  return sendError(c, 401, 'sign_in_required', 'Sign in first') as never
}
