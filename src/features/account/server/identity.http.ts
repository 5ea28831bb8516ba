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
import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import { countCall } from '../../../platform/rate-limit/rate-limit.server.ts'
import { EMAIL_LIMITS } from '../../../platform/rate-limit/rate-limits.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { isValidEmail, normaliseEmail } from '../../../shared/email.ts'
import {
  codeRequestSchema,
  codeResponseSchema,
  type SignedInUser,
  sessionResponseSchema,
  signInRequestSchema,
  signInResponseSchema,
  signOutResponseSchema,
} from '../contract.ts'
import { currentSession } from './current-session.ts'
import { identityOf } from './identity.ts'
import { passOnCookies } from './pass-on-cookies.ts'
import { registerSessionRoutes } from './sessions.http.ts'
import { sendSignInCode, signInWithCode } from './sign-in.ts'
import type { User } from './users.repo.ts'

const codeRoute = createRoute({
  method: 'post',
  path: '/api/sign-in/code',
  request: jsonBody(codeRequestSchema),
  responses: {
    200: jsonAnswer(codeResponseSchema, 'The same answer for every address, known or not'),
    ...errorAnswers(400, 413, 415, 429),
  },
})

const signInRoute = createRoute({
  method: 'post',
  path: '/api/sign-in',
  request: jsonBody(signInRequestSchema),
  responses: {
    200: jsonAnswer(signInResponseSchema, 'Signed in; the session is in the cookie'),
    ...errorAnswers(400, 413, 415, 429),
  },
})

const signOutRoute = createRoute({
  method: 'post',
  path: '/api/sign-out',
  responses: {
    200: jsonAnswer(signOutResponseSchema, 'This session has ended'),
    ...errorAnswers(415),
  },
})

const sessionRoute = createRoute({
  method: 'get',
  path: '/api/session',
  responses: { 200: jsonAnswer(sessionResponseSchema, 'Who is signed in, if anybody') },
})

export function registerIdentityRoutes(
  api: Api,
  runtime: Runtime,
  catalogue: Pick<Catalogue, 'languages' | 'translate'>,
): void {
  api.openapi(codeRoute, async (c) => {
    const { email: typed, language: wanted } = c.req.valid('json')
    const email = normaliseEmail(typed)
    const refusal = await refuse(c, runtime, email, 'sign-in-code')
    if (refusal) return refusal as never
    const language = chooseLanguage(
      {
        inAddress: wanted ?? null,
        saved: undefined,
        acceptLanguage: c.req.header('accept-language') ?? null,
      },
      catalogue.languages,
    )
    await sendSignInCode(runtime, email, { translate: catalogue.translate(language), language })
    return c.json({ sent: true as const }, 200)
  })

  api.openapi(signInRoute, async (c) => {
    const { email: typed, code } = c.req.valid('json')
    const email = normaliseEmail(typed)
    const refusal = await refuse(c, runtime, email, 'sign-in')
    if (refusal) return refusal as never
    const signedIn = await signInWithCode(runtime, email, code, c.req.header('user-agent'))
    if (!signedIn) {
      return sendError(c, 400, 'wrong_code', 'The code is wrong or no longer valid') as never
    }
    passOnCookies(c, signedIn.cookies)
    return c.json({ user: onTheWire(signedIn.user) }, 200)
  })

  api.openapi(signOutRoute, async (c) => {
    passOnCookies(c, await identityOf(runtime).signOut(c.req.header('cookie')))
    return c.json({ success: true as const }, 200)
  })

  api.openapi(sessionRoute, async (c) => {
    const found = await currentSession(runtime, c.req.header('cookie'), { refresh: true })
    passOnCookies(c, found?.cookies ?? [])
    return c.json({ user: found ? onTheWire(found.user) : null }, 200)
  })

  registerSessionRoutes(api, runtime)
}

/** The answer to a call that is not an address's or comes too often; undefined when it may go on. */
async function refuse(
  c: ApiContext,
  runtime: Runtime,
  email: string,
  action: 'sign-in-code' | 'sign-in',
) {
  const { db } = runtime
  const byAddress = await countAction(db, action, c.var.clientAddress, runtime.now())
  if (!byAddress.allowed) return sendRateLimited(c, byAddress.retryAfterSeconds)
  if (!isValidEmail(email)) {
    return sendError(c, 400, 'invalid_email', 'Please provide a valid email address')
  }
  const byEmail = await countCall(db, EMAIL_LIMITS[action], email, runtime.now())
  return byEmail.allowed ? undefined : sendRateLimited(c, byEmail.retryAfterSeconds)
}

const onTheWire = ({ id, email, name }: User): SignedInUser => ({ id, email, name })
