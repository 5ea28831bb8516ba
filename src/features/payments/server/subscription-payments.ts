import type { Database } from '../../../platform/database/database.server.ts'
import type { ProviderInvoice } from '../../../platform/payments/subscription-provider.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { PLANS } from '../domain/plan-catalogue.ts'
import type { Payment } from './payments.repo.ts'
import {
  keepMonthlyPayment,
  listPaymentsOfSubscription,
  lockPaymentsOfSubscription,
  type Subscription,
} from './subscriptions.repo.ts'

/**
 * One payment row for each bill of a plan that a card has to pay. Answers them all, held, the oldest first: of a bill
 * that nothing had to be paid for there is none.
 */
export async function keepInvoices(
  runtime: Runtime,
  tx: Database,
  subscription: Subscription,
  email: string,
): Promise<Payment[]> {
  const invoices = await runtime.payments.listInvoices(subscription.stripeSubscriptionId)
  const known = await listPaymentsOfSubscription(tx, subscription.id)
  const intents = known.map(({ stripePaymentIntentId }) => stripePaymentIntentId)
  for (const invoice of invoices.toReversed()) {
    // Not left to the conflict alone: it waits for whoever is writing that payment.
    if (invoice.intentId === null || intents.includes(invoice.intentId)) continue
    await keepMonthlyPayment(tx, {
      ...monthlyPayment(subscription, invoice, email),
      stripePaymentIntentId: invoice.intentId,
      language: known[0]?.language ?? 'en',
    })
  }
  const held = await lockPaymentsOfSubscription(tx, subscription.id)
  return held.sort((a, b) => (a.periodStart?.getTime() ?? 0) - (b.periodStart?.getTime() ?? 0))
}

function monthlyPayment(
  subscription: Pick<Subscription, 'id' | 'plan'>,
  invoice: ProviderInvoice,
  email: string,
) {
  const type =
    invoice.planKey === 'standard' || invoice.planKey === 'premium' ? invoice.planKey : null
  return {
    email,
    amount: invoice.amountCents,
    currency: invoice.currency,
    status: 'created' as const,
    type: type ?? subscription.plan,
    description: PLANS[type ?? subscription.plan].name,
    subscriptionId: subscription.id,
    periodStart: invoice.periodStart,
    periodEnd: invoice.periodEnd,
    createdAt: invoice.createdAt,
  }
}
