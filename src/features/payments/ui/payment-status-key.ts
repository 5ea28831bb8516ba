const SHOWN = ['created', 'processing', 'succeeded', 'failed', 'requires_action'] as const

type ShownStatus = (typeof SHOWN)[number] | 'initializing'

/** The key of the text that stands for a payment's status; whatever is not known yet is initializing. */
export function paymentStatusKey(status: string | undefined): ShownStatus {
  return SHOWN.find((shown) => shown === status) ?? 'initializing'
}
