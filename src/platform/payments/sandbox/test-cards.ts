/** What a test card does when it is charged. */
export type CardBehaviour =
  | { kind: 'succeed' }
  | { kind: 'succeed-then-dispute' }
  /** The bank asks when the card's holder pays; `everyTime` also when a saved card is charged. */
  | { kind: 'authenticate'; everyTime?: boolean }
  | { kind: 'process' }
  | { kind: 'decline'; code: string; declineCode?: string; message: string }

const DECLINED = 'Your card was declined.'

const GENERIC: CardBehaviour = {
  kind: 'decline',
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: DECLINED,
}
const INSUFFICIENT: CardBehaviour = {
  kind: 'decline',
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
}
const EXPIRED: CardBehaviour = {
  kind: 'decline',
  code: 'expired_card',
  declineCode: 'expired_card',
  message: 'Your card has expired.',
}
const WRONG_CVC: CardBehaviour = {
  kind: 'decline',
  code: 'incorrect_cvc',
  declineCode: 'incorrect_cvc',
  message: "Your card's security code is incorrect.",
}
const PROCESSING_ERROR: CardBehaviour = {
  kind: 'decline',
  code: 'processing_error',
  declineCode: 'processing_error',
  message: 'An error occurred while processing your card. Try again in a little bit.',
}
const NOT_A_TEST_CARD: CardBehaviour = {
  kind: 'decline',
  code: 'card_declined',
  declineCode: 'test_mode_live_card',
  message: 'Your card was declined. Your request was in test mode, but used a non test card.',
}

const BY_NUMBER = new Map<string, CardBehaviour>([
  ['4242424242424242', { kind: 'succeed' }],
  ['5555555555554444', { kind: 'succeed' }],
  ['378282246310005', { kind: 'succeed' }],
  ['4000000000000259', { kind: 'succeed-then-dispute' }],
  ['4000002500003155', { kind: 'authenticate' }],
  ['4000002760003184', { kind: 'authenticate', everyTime: true }],
  ['4000000000000002', GENERIC],
  ['4000000000000341', GENERIC],
  ['4000000000009995', INSUFFICIENT],
  ['4000000000000069', EXPIRED],
  ['4000000000000127', WRONG_CVC],
  ['4000000000000119', PROCESSING_ERROR],
])

// The ready-made test payment methods a server may name instead of sending a card number.
const NUMBER_BY_TOKEN = new Map([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_mastercard', '5555555555554444'],
  ['pm_card_amex', '378282246310005'],
  ['pm_card_createDispute', '4000000000000259'],
  ['pm_card_authenticationRequired', '4000002760003184'],
  ['pm_card_threeDSecure2Required', '4000002760003184'],
  ['pm_card_visa_chargeDeclined', '4000000000000002'],
  ['pm_card_chargeDeclined', '4000000000000002'],
  ['pm_card_chargeCustomerFail', '4000000000000341'],
  ['pm_card_chargeDeclinedInsufficientFunds', '4000000000009995'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', '4000000000009995'],
  ['pm_card_chargeDeclinedExpiredCard', '4000000000000069'],
  ['pm_card_chargeDeclinedIncorrectCvc', '4000000000000127'],
  ['pm_card_chargeDeclinedProcessingError', '4000000000000119'],
])

export function behaviourOf(cardNumber: string): CardBehaviour {
  return BY_NUMBER.get(cardNumber) ?? NOT_A_TEST_CARD
}

export function numberOfToken(token: string): string | undefined {
  return NUMBER_BY_TOKEN.get(token)
}

export function brandOf(cardNumber: string): string {
  if (/^4/.test(cardNumber)) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(cardNumber)) return 'mastercard'
  if (/^3[47]/.test(cardNumber)) return 'amex'
  if (/^(6011|64|65)/.test(cardNumber)) return 'discover'
  if (/^(36|30|38|39)/.test(cardNumber)) return 'diners'
  if (/^35/.test(cardNumber)) return 'jcb'
  if (/^62/.test(cardNumber)) return 'unionpay'
  return 'unknown'
}

export function passesLuhn(cardNumber: string): boolean {
  if (!/^\d{12,19}$/.test(cardNumber)) return false
  let sum = 0
  for (let i = 0; i < cardNumber.length; i++) {
    const digit = Number(cardNumber[cardNumber.length - 1 - i])
    const doubled = i % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
