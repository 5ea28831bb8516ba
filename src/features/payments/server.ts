export { PLANS } from './domain/plan-catalogue.ts'
export { checkoutIntents } from './server/checkout-cookie.ts'
export type { PaymentHooks } from './server/payment-hooks.ts'
export {
  findPayment,
  listOpenIntentIds,
  listPaymentsOfUser,
  type Payment,
} from './server/payments.repo.ts'
export { syncPayment } from './server/sync-payment.ts'
