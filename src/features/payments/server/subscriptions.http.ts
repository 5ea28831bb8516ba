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
import { readPlainCookie } from '../../../platform/http/plain-cookie.ts'
import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { sessionUser, type User } from '../../account/server.ts'
import {
  type OwnSubscription,
  ownSubscriptionSchema,
  planTypeSchema,
  SUBSCRIPTION_PLANS,
  subscriptionPaymentSchema,
  subscriptionRequestSchema,
} from '../contract.ts'
import { PLANS } from '../domain/plan-catalogue.ts'
import { termsInForce } from '../domain/terms.ts'
import {
  type ChangeOutcome,
  cancelSubscription,
  changeSubscription,
  resumeSubscription,
} from './change-subscription.ts'
import { rememberCheckout } from './checkout-cookie.ts'
import { createSubscription } from './create-subscription.ts'
import { describeSubscription } from './describe-subscription.ts'
import type { PaymentHooks } from './payment-hooks.ts'

const ownAnswer = jsonAnswer(ownSubscriptionSchema, "The signed-in person's monthly plan")

const ownRoute = createRoute({
  method: 'get',
  path: '/api/subscription',
  responses: { 200: ownAnswer, ...errorAnswers(401) },
})

const createSubscriptionRoute = createRoute({
  method: 'post',
  path: '/api/subscription',
  request: jsonBody(subscriptionRequestSchema),
  responses: {
    200: jsonAnswer(subscriptionPaymentSchema, 'A first month, or a late one, to pay'),
    ...errorAnswers(400, 401, 409, 413, 415, 429, 503),
  },
})

const changeRoute = createRoute({
  method: 'post',
  path: '/api/subscription/change',
  request: jsonBody(planTypeSchema),
  responses: { 200: ownAnswer, ...errorAnswers(400, 401, 402, 404, 409, 413, 415, 429, 503) },
})

const simpleRoute = (path: '/api/subscription/cancel' | '/api/subscription/resume') =>
  createRoute({
    method: 'post',
    path,
    responses: { 200: ownAnswer, ...errorAnswers(401, 404, 409, 413, 415, 429, 503) },
  })

const REFUSALS = {
  'no-subscription': [404, 'no_subscription', 'There is no monthly plan'],
  'not-active': [409, 'subscription_not_active', 'The monthly plan is not paid for'],
  ends: [409, 'subscription_ends', 'The monthly plan ends with its month; resume it first'],
  declined: [402, 'card_declined', 'The card was declined; nothing has changed'],
  'bank-asks': [402, 'bank_asks', "The card's bank wants to be asked; nothing has changed"],
  'no-card': [402, 'no_card', 'No card is kept for this plan; nothing has changed'],
} as const

type Parts = {
  runtime: Runtime
  hooks: PaymentHooks
  catalogue: Pick<Catalogue, 'languages'>
  provider: OwnSubscription['provider']
}

/** Monthly plans: always the signed-in person's own, for no call takes an id. */
export function registerSubscriptionRoutes(api: Api, parts: Parts): void {
  const { runtime, hooks, catalogue } = parts
  api.openapi(ownRoute, async (c) => {
    const user = await verifiedUser(runtime, c)
    if (!user) return signInRequired(c) as never
    return c.json(await ownSubscription(parts, user), 200)
  })

  api.openapi(createSubscriptionRoute, (c) =>
    asPerson(runtime, c, async (user) => {
      const { planType, language, termsAccepted } = c.req.valid('json')
      const wishes = {
        inAddress: language ?? null,
        saved: readPlainCookie(c.req.header('cookie') ?? null, 'preferred-language'),
        acceptLanguage: c.req.header('accept-language') ?? null,
      }
      const outcome = await createSubscription(runtime, hooks, user, {
        plan: planType,
        language: chooseLanguage(wishes, catalogue.languages),
        termsAccepted,
      })
      if (outcome.kind === 'exists') {
        return sendError(c, 409, 'subscription_exists', 'There is a monthly plan already')
      }
      rememberCheckout(c, runtime, outcome.payment.paymentIntentId)
      return c.json(outcome.payment, 200)
    }),
  )

  api.openapi(changeRoute, (c) =>
    asPerson(runtime, c, async (user) => {
      const { planType } = c.req.valid('json')
      return answer(c, parts, user, await changeSubscription(runtime, hooks, user.id, planType))
    }),
  )
  api.openapi(simpleRoute('/api/subscription/cancel'), (c) =>
    asPerson(runtime, c, async (user) =>
      answer(c, parts, user, await cancelSubscription(runtime, hooks, user.id)),
    ),
  )
  api.openapi(simpleRoute('/api/subscription/resume'), (c) =>
    asPerson(runtime, c, async (user) =>
      answer(c, parts, user, await resumeSubscription(runtime, hooks, user.id)),
    ),
  )
}

/** Counts the call, then does it for who is signed in. */
async function asPerson(
  runtime: Runtime,
  c: ApiContext,
  work: (user: User) => Promise<Response>,
): Promise<never> {
  const { db } = runtime
  const verdict = await countAction(db, 'subscription', c.var.clientAddress, runtime.now())
  if (!verdict.allowed) return sendRateLimited(c, verdict.retryAfterSeconds) as never
  const user = await verifiedUser(runtime, c)
  if (!user) return signInRequired(c) as never
  return (await work(user)) as never
}

async function verifiedUser(runtime: Runtime, c: ApiContext): Promise<User | undefined> {
  const user = await sessionUser(runtime, c.req.header('cookie'))
  return user?.emailVerified ? user : undefined
}

const signInRequired = (c: ApiContext) => sendError(c, 401, 'sign_in_required', 'Sign in first')

async function answer(
  c: ApiContext,
  parts: Parts,
  user: User,
  outcome: ChangeOutcome,
): Promise<Response> {
  if (outcome.kind === 'done') return c.json(await ownSubscription(parts, user), 200)
  const [status, code, message] = REFUSALS[outcome.reason]
  return sendError(c, status, code, message)
}

async function ownSubscription(
  { runtime, hooks, provider }: Parts,
  user: User,
): Promise<OwnSubscription> {
  return {
    subscription: await describeSubscription(runtime, hooks, user.id),
    plans: SUBSCRIPTION_PLANS.map((planType) => {
      const { priceCents, currency, analysisCredits, analysesPerDay } = PLANS[planType]
      return { planType, priceCents, currency, analysesPerMonth: analysisCredits, analysesPerDay }
    }),
    provider,
    termsVersion: termsInForce(runtime.config),
  }
}
