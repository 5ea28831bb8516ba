import * as build from 'virtual:react-router/server-build'
import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { adviserContext } from '../features/analysis/server.ts'
import {
  lawyerFinderContext,
  lawyersOfPlacesContext,
  registersContext,
} from '../features/directory/server.ts'
import { glossaryContext } from '../features/glossary/server.ts'
import { corpusContext } from '../features/law/server.ts'
import {
  paymentSyncContext,
  syncBrowserPayments,
  withdrawalContext,
  withdrawFromPayment,
} from '../features/payments/server.ts'
import { placesContext } from '../features/places/server.ts'
import { erasureContext, pageSettingsContext } from '../features/site/server.ts'
import { catalogueContext } from '../i18n/catalogue.server.ts'
import { BUSY_RETRY_SECONDS } from '../platform/http/busy-answer.server.ts'
import { errorFields } from '../platform/log.server.ts'
import { keptPageContext, pageContext } from '../platform/runtime.server.ts'
import type { RunningApp } from './boot.ts'
import { withBusyPages } from './busy-pages.ts'
import { askForErasure, confirmErasure } from './erase-person-order.ts'
import { createPagePatterns } from './page-patterns.ts'

export const pagePatternOf = createPagePatterns((build as ServerBuild).routes)

/** React Router's handler, with what pages may use put into its context. */
export function createPageHandler({
  runtime,
  knowledge,
  payments,
  finder,
  lawyersOfPlaces,
  purchaseHooks,
}: RunningApp) {
  const pages = withBusyPages(build as ServerBuild, (error) =>
    runtime.log.warn(errorFields(error), 'too much to do'),
  )
  const handle = createRequestHandler(pages, 'production')
  return async (c: Context): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(pageContext, {
      runtime,
      nonce: c.get('secureHeadersNonce') ?? '',
      clientAddress: c.get('clientAddress'),
    })
    context.set(adviserContext, knowledge.adviser)
    context.set(lawyerFinderContext, finder)
    context.set(lawyersOfPlacesContext, lawyersOfPlaces)
    context.set(registersContext, knowledge.registers)
    context.set(paymentSyncContext, (cookies) =>
      syncBrowserPayments(runtime, purchaseHooks, cookies),
    )
    context.set(withdrawalContext, (statement) =>
      withdrawFromPayment(
        { runtime, hooks: purchaseHooks, catalogue: knowledge.catalogue },
        statement,
      ),
    )
    const erasure = { runtime, hooks: purchaseHooks, catalogue: knowledge.catalogue }
    context.set(erasureContext, {
      ask: (ask) => askForErasure(erasure, ask),
      confirm: (confirmation) => confirmErasure(erasure, confirmation),
    })
    context.set(corpusContext, knowledge.corpus)
    context.set(glossaryContext, knowledge.glossary)
    context.set(placesContext, knowledge.places)
    context.set(catalogueContext, knowledge.catalogue)
    context.set(keptPageContext, c.get('keptPage') === true)
    context.set(pageSettingsContext, {
      publishableKey: payments.publishableKey,
      sandbox: payments.sandbox !== undefined,
    })
    const answer = await handle(withoutNullOrigin(c.req.raw), context)
    if (answer.status === 503) answer.headers.set('Retry-After', String(BUSY_RETRY_SECONDS))
    return answer
  }
}

/** The guards before this have judged who sent a form; the router would refuse every one sent without script. */
function withoutNullOrigin(request: Request): Request {
  if (request.headers.get('origin') !== 'null') return request
  const plain = new Request(request)
  plain.headers.delete('origin')
  return plain
}
