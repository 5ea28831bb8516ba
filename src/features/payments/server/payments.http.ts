import { createRoute } from '@hono/zod-openapi'
import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import { chooseLanguage } from '../../../i18n/choose-language.ts'
import { type Api, sendError, sendRateLimited } from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer, jsonBody } from '../../../platform/http/openapi.server.ts'
import { readPlainCookie } from '../../../platform/http/plain-cookie.ts'
import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import {
  paymentIntentRequestSchema,
  paymentIntentResponseSchema,
  paymentSuccessRequestSchema,
  paymentSuccessResponseSchema,
  plansSchema,
} from '../contract.ts'
import { PLANS } from '../domain/plan-catalogue.ts'
import { checkoutIntents, rememberCheckout } from './checkout-cookie.ts'
import { createPaymentIntent } from './create-payment-intent.ts'
import type { PaymentHooks } from './payment-hooks.ts'
import { syncPurchase } from './sync-purchase.ts'

const plansRoute = createRoute({
  method: 'get',
  path: '/api/subscription-plans',
  responses: { 200: jsonAnswer(plansSchema, 'Every plan by its key') },
})

const createIntentRoute = createRoute({
  method: 'post',
  path: '/api/create-payment-intent',
  request: jsonBody(paymentIntentRequestSchema),
  responses: {
    200: jsonAnswer(paymentIntentResponseSchema, 'A payment to confirm'),
    ...errorAnswers(400, 409, 413, 415, 429, 503),
  },
})

const successRoute = createRoute({
  method: 'post',
  path: '/api/payment-success',
  request: jsonBody(paymentSuccessRequestSchema),
  responses: {
    200: jsonAnswer(paymentSuccessResponseSchema, 'What became of the payment'),
    ...errorAnswers(400, 404, 413, 415, 503),
  },
})

/** `afterSuccess` lets the product hand the paying browser its access. */
export function registerPaymentRoutes(
  api: Api,
  runtime: Runtime,
  hooks: PaymentHooks,
  { languages }: Pick<Catalogue, 'languages'>,
): void {
  api.openapi(plansRoute, (c) => c.json(PLANS, 200))

  api.openapi(createIntentRoute, async (c) => {
    const verdict = await countAction(
      runtime.db,
      'create-payment-intent',
      c.var.clientAddress,
      runtime.now(),
    )
    if (!verdict.allowed) return sendRateLimited(c, verdict.retryAfterSeconds) as never
    const { amount, planType, email, userEmail, form, language, termsAccepted } =
      c.req.valid('json')
    const cookies = c.req.header('cookie')
    const outcome = await createPaymentIntent(runtime, hooks, {
      amount,
      planType,
      email: email ?? userEmail ?? '',
      form,
      language: chooseLanguage(
        {
          inAddress: language ?? null,
          saved: readPlainCookie(cookies ?? null, 'preferred-language'),
          acceptLanguage: c.req.header('accept-language') ?? null,
        },
        languages,
      ),
      termsAccepted,
      knownIntents: checkoutIntents(runtime, cookies),
    })
    if (outcome.kind === 'refused') return sendError(c, 400, outcome.code, outcome.message) as never
    if (outcome.kind === 'already_paid') {
      return sendError(c, 409, 'already_paid', 'This payment has already succeeded') as never
    }
    rememberCheckout(c, runtime, outcome.paymentIntentId)
    return c.json(
      { clientSecret: outcome.clientSecret, paymentIntentId: outcome.paymentIntentId },
      200,
    )
  })

  api.openapi(successRoute, async (c) => {
    const { paymentIntentId } = c.req.valid('json')
    const known = checkoutIntents(runtime, c.req.header('cookie')).includes(paymentIntentId)
    const synced = known ? await syncPurchase(runtime, hooks, paymentIntentId) : undefined
    if (!synced)
      return sendError(c, 404, 'payment_not_found', 'Payment verification failed') as never
    return c.json({ success: synced.status === 'succeeded', status: synced.status }, 200)
  })
}
