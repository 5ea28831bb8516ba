import type { KeptFor } from './life-words.ts'

export type StoredItem = {
  name: string
  where: 'cookie' | 'storage' | 'both'
  /** Key of its purpose below `privacy.stored.purposes`. */
  purpose: string
  life: KeptFor
}

const ONE_YEAR: KeptFor = { unit: 'years', count: 1 }

/**
 * Every cookie and storage key the site sets, with what it is for. All of them are strictly necessary or a choice the
 * person made themselves, so that no banner asks. `stored-in-browser.test.ts` compares the list with the code.
 */
export const STORED_IN_BROWSER: readonly StoredItem[] = [
  {
    name: 'legal.session_token',
    where: 'cookie',
    purpose: 'session',
    life: { unit: 'days', count: 30 },
  },
  { name: 'checkout', where: 'cookie', purpose: 'checkout', life: { unit: 'days', count: 31 } },
  { name: 'left', where: 'cookie', purpose: 'left', life: { unit: 'minutes', count: 10 } },
  { name: 'preferred-language', where: 'both', purpose: 'language', life: ONE_YEAR },
  { name: 'theme', where: 'cookie', purpose: 'theme', life: ONE_YEAR },
  { name: 'text-size', where: 'cookie', purpose: 'textSize', life: ONE_YEAR },
  { name: 'easy-reading', where: 'cookie', purpose: 'easyReading', life: ONE_YEAR },
  { name: 'explain-words', where: 'both', purpose: 'explainWords', life: ONE_YEAR },
  { name: 'speech-speed', where: 'storage', purpose: 'speechSpeed', life: { unit: 'kept' } },
  { name: 'speech-voice-…', where: 'storage', purpose: 'speechVoice', life: { unit: 'kept' } },
  {
    name: 'legalFormData',
    where: 'storage',
    purpose: 'form',
    life: { unit: 'hours', count: 24 },
  },
  { name: 'userEmail', where: 'storage', purpose: 'email', life: { unit: 'kept' } },
  { name: 'analysisResults', where: 'storage', purpose: 'results', life: { unit: 'shown' } },
]

/** What the payment provider's own script sets on the pages where a card is typed, to tell fraud. */
export const STORED_BY_STRIPE: readonly StoredItem[] = [
  { name: '__stripe_mid', where: 'cookie', purpose: 'stripe', life: ONE_YEAR },
  {
    name: '__stripe_sid',
    where: 'cookie',
    purpose: 'stripe',
    life: { unit: 'minutes', count: 30 },
  },
]
