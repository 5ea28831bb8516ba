import { registerAccessRoutes } from '../features/access/server/access.http.ts'
import { registerFreeAccessRoutes } from '../features/access/server/free-access.http.ts'
import { grantOfIntent } from '../features/access/server.ts'
import { registerIdentityRoutes } from '../features/account/server/identity.http.ts'
import { registerAnalysisRoutes } from '../features/analysis/server/analysis.http.ts'
import { registerOwnCaseRoutes } from '../features/dashboard/server/own-cases.http.ts'
import { registerUserRoutes } from '../features/dashboard/server/users.http.ts'
import { registerLawyerRoutes } from '../features/directory/server/lawyers.http.ts'
import { registerGlossaryRoutes } from '../features/glossary/server/glossary.http.ts'
import { registerPaymentRoutes } from '../features/payments/server/payments.http.ts'
import { registerPaymentWebhook } from '../features/payments/server/payments.webhook.ts'
import { registerSubscriptionRoutes } from '../features/payments/server/subscriptions.http.ts'
import { registerWithdrawalRoutes } from '../features/payments/server/withdrawals.http.ts'
import { registerReceiptPdf } from '../features/payments/server.ts'
import { registerPlaceRoutes } from '../features/places/server/places.http.ts'
import { registerContactRoutes } from '../features/referral/server/contact.http.ts'
import { registerHelpRoutes } from '../features/referral/server/help.http.ts'
import { registerQuickExit } from '../features/site/server/quick-exit.http.ts'
import { registerSearchRoutes } from '../features/site/server/search.http.ts'
import { type Api, createApi, sendError } from '../platform/http/api.server.ts'
import {
  limitBody,
  refuseOtherOrigins,
  requireJson,
} from '../platform/http/request-guards.server.ts'
import type { RunningApp } from './boot.ts'
import { registerErasureRoutes } from './erase-person.http.ts'
import { registerExportRoutes } from './export-person.http.ts'

/** Every call of the product under `/api`, and the document that describes them. */
export function createApiApp(app: RunningApp): Api {
  const { runtime, knowledge, finder, purchaseHooks, payments } = app
  const api = createApi()
  api.use('/api/*', async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
  api.use('/api/*', limitBody)
  registerPaymentWebhook(api, runtime, purchaseHooks)
  api.use('/api/*', requireJson)
  api.use('/api/*', refuseOtherOrigins)
  registerPaymentRoutes(api, runtime, purchaseHooks, knowledge.catalogue)
  registerWithdrawalRoutes(api, runtime, purchaseHooks, knowledge.catalogue)
  registerSubscriptionRoutes(api, {
    runtime,
    hooks: purchaseHooks,
    catalogue: knowledge.catalogue,
    provider: {
      publishableKey: payments.publishableKey,
      sandbox: payments.sandbox !== undefined,
    },
  })
  registerAccessRoutes(api, runtime, knowledge.catalogue)
  registerFreeAccessRoutes(api, runtime)
  registerAnalysisRoutes(api, runtime, { ...knowledge, finder })
  registerLawyerRoutes(api, finder)
  registerQuickExit(api, runtime)
  registerSearchRoutes(api, { ...knowledge, finder })
  registerIdentityRoutes(api, runtime, knowledge.catalogue)
  registerUserRoutes(api, runtime, knowledge.catalogue)
  registerOwnCaseRoutes(api, runtime, knowledge)
  registerReceiptPdf(api, runtime, {
    catalogue: knowledge.catalogue,
    accessOf: (intentId) => grantOfIntent(runtime, intentId),
  })
  registerExportRoutes(api, { ...knowledge, runtime })
  registerErasureRoutes(api, { runtime, hooks: purchaseHooks, catalogue: knowledge.catalogue })
  registerPlaceRoutes(api, knowledge.places)
  registerContactRoutes(api, runtime, knowledge)
  registerHelpRoutes(api, runtime)
  registerGlossaryRoutes(api, knowledge.glossary)
  api.doc31('/api/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: 'Legal AI Assistant',
      version: '1',
      description: 'Legal information, lawyers and payments.',
    },
  })
  api.all('/api/*', (c) => sendError(c, 404, 'not_found', 'There is nothing at this address'))
  return api
}
