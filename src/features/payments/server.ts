import { createContext } from 'react-router'
import type { WithdrawalOutcome } from './server/withdraw-from-payment.ts'

export { PLANS } from './domain/plan-catalogue.ts'
export { sellerOf } from './domain/seller.ts'
export { termsInForce } from './domain/terms.ts'
export { checkoutIntents } from './server/checkout-cookie.ts'
export { describeReceipt } from './server/describe-receipt.ts'
export { issueReceipts } from './server/issue-receipts.ts'
export { findPurchase, listPurchases } from './server/list-purchases.ts'
export type { PaymentHooks } from './server/payment-hooks.ts'
export {
  findPayment,
  listPaymentsById,
  listPaymentsOfUser,
  type Payment,
} from './server/payments.repo.ts'
export { listReceipts } from './server/receipts.repo.ts'
export { syncBrowserPayments } from './server/sync-browser-payments.ts'
export { tellOfFailedRenewal } from './server/tell-of-failed-renewal.ts'
export { type WithdrawalOutcome, withdrawFromPayment } from './server/withdraw-from-payment.ts'

/** Brings the payments of a page's visitor up to date; takes its Cookie header. */
export const paymentSyncContext = createContext<(cookieHeader: string | null) => Promise<void>>()

/** Takes a page's statement of withdrawal. */
export const withdrawalContext =
  createContext<
    (statement: {
      paymentId: string
      cookies: string | null
      clientAddress: string
    }) => Promise<WithdrawalOutcome>
  >()
