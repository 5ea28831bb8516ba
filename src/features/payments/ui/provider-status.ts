import type { PaymentStatus } from '../contract.ts'

/** The provider's word for a payment's state, in ours; an unknown one is on its way, and gives nothing. */
export function statusOf(providerStatus: string, failedBefore: boolean): PaymentStatus {
  switch (providerStatus) {
    case 'processing':
    case 'requires_action':
    case 'succeeded':
    case 'canceled':
      return providerStatus
    case 'requires_confirmation':
      return 'created'
    case 'requires_payment_method':
      return failedBefore ? 'failed' : 'created'
    default:
      return 'processing'
  }
}
