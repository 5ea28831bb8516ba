import { type ApiCall, type ApiReply, type Endpoint, ok } from './api-call.ts'
import { retrieveCharge } from './charges.ts'
import {
  createCustomer,
  deleteCustomer,
  listCustomers,
  retrieveCustomer,
  updateCustomer,
} from './customers.ts'
import { closeDispute, listDisputes, retrieveDispute, updateDispute } from './disputes.ts'
import { listEvents, retrieveEvent } from './events.ts'
import { listInvoicePayments, listInvoices, retrieveInvoice, voidOpenInvoice } from './invoices.ts'
import { requireObject } from './object-store.server.ts'
import {
  cancelIntent,
  confirmIntent,
  createIntent,
  listIntents,
  retrieveIntent,
  updateIntent,
} from './payment-intents.ts'
import { attachMethod, detachMethod, listMethods } from './payment-methods.ts'
import { createPrice, createProduct, retrievePrice, retrieveProduct } from './prices.ts'
import { createRefund, listRefunds, retrieveRefund } from './refunds.ts'
import { authenticateIntent, giveUpIntent, settleIntent } from './sandbox-steps.ts'
import {
  cancelSubscription,
  createSubscription,
  listSubscriptions,
  retrieveSubscription,
  updateSubscription,
} from './subscriptions.ts'

type Route = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  endpoint: Endpoint
  /** May be called with the publishable key, by a browser that knows the client secret. */
  browser?: true
}

const ROUTES: Route[] = [
  { method: 'POST', path: '/v1/customers', endpoint: createCustomer },
  { method: 'GET', path: '/v1/customers', endpoint: listCustomers },
  { method: 'GET', path: '/v1/customers/:id', endpoint: retrieveCustomer },
  { method: 'POST', path: '/v1/customers/:id', endpoint: updateCustomer },
  { method: 'DELETE', path: '/v1/customers/:id', endpoint: deleteCustomer },
  { method: 'GET', path: '/v1/customers/:id/payment_methods', endpoint: listMethods },
  { method: 'POST', path: '/v1/payment_intents', endpoint: createIntent },
  { method: 'GET', path: '/v1/payment_intents', endpoint: listIntents },
  { method: 'GET', path: '/v1/payment_intents/:id', endpoint: retrieveIntent, browser: true },
  { method: 'POST', path: '/v1/payment_intents/:id', endpoint: updateIntent },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    endpoint: confirmIntent,
    browser: true,
  },
  { method: 'POST', path: '/v1/payment_intents/:id/cancel', endpoint: cancelIntent },
  { method: 'GET', path: '/v1/payment_methods/:id', endpoint: retrieveMethod },
  { method: 'POST', path: '/v1/payment_methods/:id/attach', endpoint: attachMethod },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', endpoint: detachMethod },
  { method: 'POST', path: '/v1/products', endpoint: createProduct },
  { method: 'GET', path: '/v1/products/:id', endpoint: retrieveProduct },
  { method: 'POST', path: '/v1/prices', endpoint: createPrice },
  { method: 'GET', path: '/v1/prices/:id', endpoint: retrievePrice },
  { method: 'POST', path: '/v1/subscriptions', endpoint: createSubscription },
  { method: 'GET', path: '/v1/subscriptions', endpoint: listSubscriptions },
  { method: 'GET', path: '/v1/subscriptions/:id', endpoint: retrieveSubscription },
  { method: 'POST', path: '/v1/subscriptions/:id', endpoint: updateSubscription },
  { method: 'DELETE', path: '/v1/subscriptions/:id', endpoint: cancelSubscription },
  { method: 'GET', path: '/v1/invoices', endpoint: listInvoices },
  { method: 'GET', path: '/v1/invoices/:id', endpoint: retrieveInvoice },
  { method: 'POST', path: '/v1/invoices/:id/void', endpoint: voidOpenInvoice },
  { method: 'GET', path: '/v1/invoice_payments', endpoint: listInvoicePayments },
  { method: 'POST', path: '/v1/refunds', endpoint: createRefund },
  { method: 'GET', path: '/v1/refunds', endpoint: listRefunds },
  { method: 'GET', path: '/v1/refunds/:id', endpoint: retrieveRefund },
  { method: 'GET', path: '/v1/charges/:id', endpoint: retrieveCharge },
  { method: 'GET', path: '/v1/disputes', endpoint: listDisputes },
  { method: 'GET', path: '/v1/disputes/:id', endpoint: retrieveDispute },
  { method: 'POST', path: '/v1/disputes/:id', endpoint: updateDispute },
  { method: 'POST', path: '/v1/disputes/:id/close', endpoint: closeDispute },
  { method: 'GET', path: '/v1/events', endpoint: listEvents },
  { method: 'GET', path: '/v1/events/:id', endpoint: retrieveEvent },
  {
    method: 'POST',
    path: '/v1/sandbox/payment_intents/:id/authenticate',
    endpoint: authenticateIntent,
    browser: true,
  },
  {
    method: 'POST',
    path: '/v1/sandbox/payment_intents/:id/settle',
    endpoint: settleIntent,
    browser: true,
  },
  {
    method: 'POST',
    path: '/v1/sandbox/payment_intents/:id/give_up',
    endpoint: giveUpIntent,
    browser: true,
  },
]

export type FoundEndpoint = { endpoint: Endpoint; id: string; browser: boolean }

export function findEndpoint(method: string, path: string): FoundEndpoint | null {
  for (const route of ROUTES) {
    if (route.method !== method) continue
    const id = matchPath(route.path, path)
    if (id !== null) return { endpoint: route.endpoint, id, browser: route.browser === true }
  }
  return null
}

/** The value at `:id`, empty when the pattern has none, null when the path is another one. */
function matchPath(pattern: string, path: string): string | null {
  const expected = pattern.split('/')
  const actual = path.split('/')
  if (expected.length !== actual.length) return null
  const differs = expected.some((part, i) => part !== ':id' && part !== actual[i])
  if (differs) return null
  const at = expected.indexOf(':id')
  return at === -1 ? '' : (actual[at] ?? '')
}

async function retrieveMethod(call: ApiCall, id: string): Promise<ApiReply> {
  return ok(await requireObject(call.db, 'payment_method', id))
}
