import { createRoute } from '@hono/zod-openapi'
import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import { type Api, sendError, sendRateLimited } from '../../../platform/http/api.server.ts'
import { errorAnswers, jsonAnswer, jsonBody } from '../../../platform/http/openapi.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { withdrawalRequestSchema, withdrawalSchema } from '../contract.ts'
import type { PaymentHooks } from './payment-hooks.ts'
import { withdrawFromPayment } from './withdraw-from-payment.ts'

const route = createRoute({
  method: 'post',
  path: '/api/withdrawals',
  request: jsonBody(withdrawalRequestSchema),
  responses: {
    200: jsonAnswer(withdrawalSchema, 'The statement is kept; stated again, the first one'),
    ...errorAnswers(400, 404, 409, 413, 415, 429),
  },
})

const REFUSALS = {
  too_late: ['withdrawal_too_late', 'The fourteen days are over'],
  refunded: ['already_refunded', 'The money has gone back already'],
  renewal: ['not_withdrawable', 'A renewal is not a new contract; cancel the plan instead'],
} as const

/** Only one's own purchases: somebody else's answers as one that does not exist. */
export function registerWithdrawalRoutes(
  api: Api,
  runtime: Runtime,
  hooks: PaymentHooks,
  catalogue: Catalogue,
): void {
  api.openapi(route, async (c) => {
    const { paymentId } = c.req.valid('json')
    const outcome = await withdrawFromPayment(
      { runtime, hooks, catalogue },
      { paymentId, cookies: c.req.header('cookie'), clientAddress: c.var.clientAddress },
    )
    if (outcome.kind === 'too_often') return sendRateLimited(c, outcome.retryAfterSeconds) as never
    if (outcome.kind === 'no_purchase') {
      return sendError(c, 404, 'payment_not_found', 'There is no such payment') as never
    }
    if (outcome.kind !== 'withdrawn') {
      const [code, message] = REFUSALS[outcome.kind]
      return sendError(c, 409, code, message) as never
    }
    const { statedAt, refundedAt } = outcome.withdrawal
    return c.json(
      {
        paymentId: outcome.withdrawal.paymentId,
        statedAt: statedAt.toISOString(),
        refundedAt: refundedAt?.toISOString() ?? null,
      },
      200,
    )
  })
}
