// What a browser may see of an intent: enough to go on with the payment, nothing about the merchant's
// records (metadata, customer, charges).
const VISIBLE = new Set([
  'id',
  'object',
  'amount',
  'amount_details',
  'automatic_payment_methods',
  'canceled_at',
  'cancellation_reason',
  'capture_method',
  'client_secret',
  'confirmation_method',
  'created',
  'currency',
  'description',
  'last_payment_error',
  'livemode',
  'next_action',
  'payment_method',
  'payment_method_configuration_details',
  'payment_method_types',
  'processing',
  'receipt_email',
  'setup_future_usage',
  'shipping',
  'source',
  'status',
])

// Nowhere in a browser's answer, whatever object carries them.
const MERCHANT_ONLY = new Set(['metadata', 'customer'])

/** Redacts an intent wherever it stands in an answer: at the top, or inside an error. */
export function redactForBrowser(body: object): object {
  const entries = Object.entries(body)
  const isIntent = entries.some(([key, value]) => key === 'object' && value === 'payment_intent')
  return Object.fromEntries(
    entries
      .filter(([key]) => (isIntent ? VISIBLE.has(key) : !MERCHANT_ONLY.has(key)))
      .map(([key, value]) => [key, redactValue(value)]),
  )
}

function redactValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactValue)
  return typeof value === 'object' && value !== null ? redactForBrowser(value) : value
}
