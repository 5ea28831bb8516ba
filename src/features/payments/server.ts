import { createContext } from 'react-router'

export { PLANS } from './domain/plan-catalogue.ts'
export { checkoutIntents } from './server/checkout-cookie.ts'
export type { PaymentHooks } from './server/payment-hooks.ts'
export {
  findPayment,
  listPaymentsOfUser,
  type Payment,
} from './server/payments.repo.ts'
export { syncBrowserPayments } from './server/sync-browser-payments.ts'

/** Brings the payments of a page's visitor up to date; takes its Cookie header. */
export const paymentSyncContext = createContext<(cookieHeader: string | null) => Promise<void>>()
