export { PLANS } from './domain/plan-catalogue.ts'
export { checkoutIntents } from './server/checkout-cookie.ts'
export type { PaymentHooks } from './server/payment-hooks.ts'
export {
  findPayment,
  listPaymentsOfUser,
  type Payment,
} from './server/payments.repo.ts'
