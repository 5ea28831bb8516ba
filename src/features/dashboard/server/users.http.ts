import { createRoute } from '@hono/zod-openapi'
import { type Api, type ApiContext, sendError } from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer } from '../../../platform/http/openapi.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { normaliseEmail } from '../../../shared/email.ts'
import { listGrantsOfUser, planOf } from '../../access/server.ts'
import { sessionUser, type User } from '../../account/server.ts'
import { listPaymentsOfUser, type Payment } from '../../payments/server.ts'
import {
  type UserOnTheWire,
  type UserPayment,
  userPathSchema,
  userPaymentsSchema,
  userQuerySchema,
  userSchema,
} from '../contract.ts'

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

/** Only one's own (decision 42): somebody else answers as somebody who does not exist. */
export function registerUserRoutes(api: Api, runtime: Runtime): void {
  api.openapi(userRoute, async (c) => {
    const user = await sessionUser(runtime, c.req.header('cookie'))
    if (!user) return signInRequired(c) as never
    if (normaliseEmail(c.req.valid('query').email) !== user.email) return notFound(c) as never
    return c.json(await onTheWire(runtime, user), 200)
  })

  api.openapi(paymentsRoute, async (c) => {
    const user = await sessionUser(runtime, c.req.header('cookie'))
    if (!user) return signInRequired(c) as never
    if (c.req.valid('param').id !== user.id) return notFound(c) as never
    const payments = await listPaymentsOfUser(runtime.db, user.id)
    return c.json(payments.map(paymentOnTheWire), 200)
  })
}

const signInRequired = (c: ApiContext) => sendError(c, 401, 'sign_in_required', 'Sign in first')
const notFound = (c: ApiContext) => sendError(c, 404, 'not_found', 'There is no such user')

/** The plan is derived anew: the columns still say what was true when they were last written. */
async function onTheWire(runtime: Runtime, user: User): Promise<UserOnTheWire> {
  const grants = await listGrantsOfUser(runtime.db, user.id, runtime.now())
  const plan = planOf(grants, runtime.now())
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
