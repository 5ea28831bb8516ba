import { createContext } from 'react-router'
import type { WithdrawalOutcome } from './server/withdraw-from-payment.ts'

export { PLANS } from './domain/plan-catalogue.ts'
export { sellerOf } from './domain/seller.ts'
export { termsInForce } from './domain/terms.ts'
export { checkoutIntents, forgottenCheckout } from './server/checkout-cookie.ts'
export { queueCustomerAddress } from './server/customer-address.jobs.ts'
export { describeReceipt } from './server/describe-receipt.ts'
export { hasRenewingPlan } from './server/has-renewing-plan.ts'
export { issueReceipts } from './server/issue-receipts.ts'
export { findPurchase, listPurchases } from './server/list-purchases.ts'
export { monthlyStanding } from './server/monthly-standing.ts'
export type { PaymentHooks } from './server/payment-hooks.ts'
export { ownerOfPayment } from './server/payment-owner.ts'
export {
  findPayment,
  listPaymentsById,
  listPaymentsOfUser,
  listUnpaidIntents,
  type Payment,
} from './server/payments.repo.ts'
export { registerReceiptPdf } from './server/receipt-pdf/receipt-pdf.http.ts'
export { listReceipts } from './server/receipts.repo.ts'
export { giveUpPayment, stopCharging } from './server/stop-charging.ts'
export { listAwaitedRenewals } from './server/subscriptions.repo.ts'
export { syncBrowserPayments } from './server/sync-browser-payments.ts'
export { syncPurchase } from './server/sync-purchase.ts'
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
