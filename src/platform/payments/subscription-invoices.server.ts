import type Stripe from 'stripe'

/** One bill of a subscription. */
export type ProviderInvoice = {
  id: string
  paid: boolean
  /** What was to be paid, after what stood to the customer's credit. */
  amountCents: number
  currency: string
  /** The plan and the time that it pays for. */
  planKey: string | null
  periodStart: Date
  periodEnd: Date
  /** Null where nothing had to be paid. */
  intentId: string | null
  createdAt: Date
}

const NEWEST = 12

export async function readInvoices(
  stripe: Stripe,
  subscriptionId: string,
  planOfProduct: (product: string) => string | null,
): Promise<ProviderInvoice[]> {
  const { data } = await stripe.invoices.list({
    subscription: subscriptionId,
    limit: NEWEST,
    expand: ['data.payments'],
  })
  return data.flatMap((invoice) => {
    const line = boughtLine(invoice)
    if (!line) return []
    const product = line.pricing?.price_details?.product
    return [
      {
        id: invoice.id,
        paid: invoice.status === 'paid',
        amountCents: invoice.amount_due,
        currency: invoice.currency,
        planKey: typeof product === 'string' ? planOfProduct(product) : null,
        periodStart: new Date(line.period.start * 1000),
        periodEnd: new Date(line.period.end * 1000),
        intentId: intentOf(invoice),
        createdAt: new Date(invoice.created * 1000),
      },
    ]
  })
}

/** What an invoice sells: of the credit for the old plan and the rest of the new one, the second. */
function boughtLine({ lines }: Stripe.Invoice): Stripe.InvoiceLineItem | undefined {
  return lines.data
    .filter(({ amount }) => amount > 0)
    .sort((a, b) => b.period.end - a.period.end || b.amount - a.amount)[0]
}

function intentOf({ payments }: Stripe.Invoice): string | null {
  const made = payments?.data ?? []
  const paid = made.find(({ status }) => status === 'paid')
  const chosen = paid ?? made.find(({ is_default: isDefault }) => isDefault)
  const intent = chosen?.payment.payment_intent
  return (typeof intent === 'string' ? intent : intent?.id) ?? null
}
