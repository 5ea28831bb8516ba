export { NearMissNotice } from './ui/near-miss-notice.tsx'
export { PaymentForm } from './ui/payment-form.tsx'
export { PaymentStatusDemo } from './ui/payment-status-demo.tsx'
export { usePriceText } from './ui/use-price-text.ts'
