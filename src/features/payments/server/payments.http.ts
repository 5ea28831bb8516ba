import { createRoute } from '@hono/zod-openapi'
import { type Api, sendError, sendRateLimited } from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer, jsonBody } from '../../../platform/http/openapi.server.ts'
import { countCall } from '../../../platform/rate-limit/rate-limit.server.ts'
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
import { syncPayment } from './sync-payment.ts'

const SET_UPS_PER_ADDRESS = { name: 'create-payment-intent', calls: 30, windowSeconds: 600 }

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
    ...errorAnswers(400, 409, 413, 415, 429, 502),
  },
})

const successRoute = createRoute({
  method: 'post',
  path: '/api/payment-success',
  request: jsonBody(paymentSuccessRequestSchema),
  responses: {
    200: jsonAnswer(paymentSuccessResponseSchema, 'What became of the payment'),
    ...errorAnswers(400, 404, 413, 415),
  },
})

/** `afterSuccess` lets the product hand the paying browser its access. */
export function registerPaymentRoutes(api: Api, runtime: Runtime, hooks: PaymentHooks): void {
  api.openapi(plansRoute, (c) => c.json(PLANS, 200))

  api.openapi(createIntentRoute, async (c) => {
    const verdict = await countCall(
      runtime.db,
      SET_UPS_PER_ADDRESS,
      c.var.clientAddress,
      runtime.now(),
    )
    if (!verdict.allowed) return sendRateLimited(c, verdict.retryAfterSeconds) as never
    const { amount, planType, email, userEmail, form } = c.req.valid('json')
    const outcome = await createPaymentIntent(runtime, hooks, {
      amount,
      planType,
      email: email ?? userEmail ?? '',
      form,
      knownIntents: checkoutIntents(runtime, c.req.header('cookie')),
    })
    if (outcome.kind === 'refused') return sendError(c, 400, outcome.code, outcome.message) as never
    if (outcome.kind === 'already_paid') {
      return sendError(c, 409, 'already_paid', 'This payment has already succeeded') as never
    }
    if (outcome.kind === 'unavailable') {
      return sendError(
        c,
        502,
        'payment_unavailable',
        'The payment provider does not answer',
      ) as never
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
    const synced = known ? await syncPayment(runtime, hooks, paymentIntentId) : undefined
    if (!synced)
      return sendError(c, 404, 'payment_not_found', 'Payment verification failed') as never
    return c.json({ success: synced.status === 'succeeded', status: synced.status }, 200)
  })
}
