import { formatCardNumber } from './card-entry.ts'

/** The sandbox's cards that show what can happen to a payment. `key` names its text. */
export const TEST_CARDS = [
  { key: 'pays', number: '4242424242424242' },
  { key: 'asksBank', number: '4000002500003155' },
  { key: 'declined', number: '4000000000000002' },
  { key: 'noMoney', number: '4000000000009995' },
].map((card) => ({ ...card, number: formatCardNumber(card.number) }))
