import { createRoute } from '@hono/zod-openapi'
import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import { type Api, sendError, sendRateLimited } from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer, jsonBody } from '../../../platform/http/openapi.server.ts'
import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { normaliseEmail } from '../../../shared/email.ts'
import { planOfUser } from '../../access/server.ts'
import { profileChangeSchema, profileSchema } from '../../account/contract.ts'
import { saveProfile, sessionUser, type User } from '../../account/server.ts'
import { listPaymentsOfUser, type Payment } from '../../payments/server.ts'
import {
  type UserOnTheWire,
  type UserPayment,
  userPathSchema,
  userPaymentsSchema,
  userQuerySchema,
  userSchema,
} from '../contract.ts'
import { registerEmailChangeRoutes } from './email-change.http.ts'
import { sendNoSuchUser, sendSignInRequired } from './own-only.ts'

const userRoute = createRoute({
  method: 'get',
  path: '/api/users',
  request: { query: userQuerySchema },
  responses: {
    200: jsonAnswer(userSchema, 'The signed-in person'),
    ...errorAnswers(400, 401, 404),
  },
})

const paymentsRoute = createRoute({
  method: 'get',
  path: '/api/users/{id}/payments',
  request: { params: userPathSchema },
  responses: {
    200: jsonAnswer(userPaymentsSchema, 'The payments of the signed-in person, newest first'),
    ...errorAnswers(401, 404),
  },
})

const profileRoute = createRoute({
  method: 'patch',
  path: '/api/users/{id}',
  request: { params: userPathSchema, ...jsonBody(profileChangeSchema) },
  responses: {
    200: jsonAnswer(profileSchema, 'The profile as it is now'),
    ...errorAnswers(400, 401, 404, 413, 415, 429),
  },
})

/** Only one's own (decision 42): somebody else answers as somebody who does not exist. */
export function registerUserRoutes(
  api: Api,
  runtime: Runtime,
  catalogue: Pick<Catalogue, 'languages' | 'translate'>,
): void {
  api.openapi(userRoute, async (c) => {
    const user = await sessionUser(runtime, c.req.header('cookie'))
    if (!user) return sendSignInRequired(c) as never
    if (normaliseEmail(c.req.valid('query').email) !== user.email) return sendNoSuchUser(c) as never
    return c.json(await onTheWire(runtime, user), 200)
  })

  api.openapi(paymentsRoute, async (c) => {
    const user = await sessionUser(runtime, c.req.header('cookie'))
    if (!user) return sendSignInRequired(c) as never
    if (c.req.valid('param').id !== user.id) return sendNoSuchUser(c) as never
    const payments = await listPaymentsOfUser(runtime.db, user.id)
    return c.json(payments.map(paymentOnTheWire), 200)
  })

  api.openapi(profileRoute, async (c) => {
    const { db } = runtime
    const verdict = await countAction(db, 'account-change', c.var.clientAddress, runtime.now())
    if (!verdict.allowed) return sendRateLimited(c, verdict.retryAfterSeconds) as never
    const user = await sessionUser(runtime, c.req.header('cookie'))
    if (!user) return sendSignInRequired(c) as never
    if (c.req.valid('param').id !== user.id) return sendNoSuchUser(c) as never
    const outcome = await saveProfile(runtime, catalogue, user, c.req.valid('json'))
    if (outcome.kind !== 'saved') {
      return sendError(c, 400, outcome.kind, PROFILE_PROBLEMS[outcome.kind]) as never
    }
    return c.json(outcome.profile, 200)
  })

  registerEmailChangeRoutes(api, runtime, catalogue)
}

const PROFILE_PROBLEMS = {
  invalid_name: 'Please keep the name under 100 characters',
  invalid_language: 'This language is not offered',
}

/** The plan is derived anew: the columns still say what was true when they were last written. */
async function onTheWire(runtime: Runtime, user: User): Promise<UserOnTheWire> {
  const plan = await planOfUser(runtime.db, user.id, runtime.now())
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    stripeCustomerId: user.stripeCustomerId,
    subscriptionPlan: plan.subscriptionPlan,
    subscriptionStatus: plan.subscriptionStatus,
    subscriptionId: user.subscriptionId,
    analysisCredits: plan.analysisCredits,
    premiumExpiresAt: plan.premiumExpiresAt?.toISOString() ?? null,
    lastPaymentDate: user.lastPaymentDate?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  }
}

function paymentOnTheWire(payment: Payment): UserPayment {
  const { id, amount, currency, status, type, description, createdAt } = payment
  return { id, amount, currency, status, type, description, createdAt: createdAt.toISOString() }
}
