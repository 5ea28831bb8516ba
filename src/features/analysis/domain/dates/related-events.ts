import type { CountedFrom } from '../../../law/contract.ts'

type Worded = Exclude<CountedFrom, 'end-of-year'>

const EVERYTHING_THAT_HAPPENS: readonly Worded[] = [
  'injury',
  'loss-or-damage',
  'dismissal-notice',
  'arrest',
  'death',
  'publication',
]

/** Events whose words may stand for another: who was handed a dismissal has received a notice. */
const RELATED: Partial<Record<CountedFrom, readonly (Worded | 'resigned')[]>> = {
  'end-of-employment': ['resigned'],
  event: EVERYTHING_THAT_HAPPENS,
  'end-of-year': EVERYTHING_THAT_HAPPENS,
  'notice-received': [
    'dismissal-notice',
    'decision-received',
    'service-of-claim',
    'tax-notice-received',
  ],
  'decision-received': ['tax-notice-received'],
  'tax-notice-received': ['decision-received', 'notice-received'],
  'service-of-claim': ['notice-received'],
  'loss-or-damage': ['injury'],
}

/** Events whose words in a clause speak for another day than the one asked for. */
const RIVALS: Partial<Record<CountedFrom, readonly Worded[]>> = {
  event: ['contract-concluded', 'knowledge-of-facts', 'notice-sent', 'decision-received'],
  'knowledge-of-facts': [
    'event',
    'injury',
    'loss-or-damage',
    'contract-concluded',
    'goods-received',
  ],
  injury: ['dismissal-notice', 'notice-received', 'decision-received', 'contract-concluded'],
  'notice-received': [
    'notice-sent',
    'contract-concluded',
    'injury',
    'payment-due',
    'decision-date',
  ],
  'notice-sent': ['contract-concluded', 'injury', 'goods-received', 'loss-or-damage'],
  'decision-received': [
    'decision-date',
    'notice-sent',
    'injury',
    'contract-concluded',
    'dismissal-notice',
  ],
  'decision-date': ['injury', 'contract-concluded', 'dismissal-notice', 'decision-received'],
  'dismissal-notice': ['injury', 'contract-concluded', 'end-of-employment', 'arrest', 'death'],
  'end-of-employment': ['dismissal-notice', 'injury', 'contract-concluded', 'payment-due'],
  death: ['injury', 'knowledge-of-death', 'contract-concluded', 'decision-received'],
  'knowledge-of-death': ['death', 'injury'],
  'contract-concluded': [
    'goods-received',
    'defect-found',
    'injury',
    'dismissal-notice',
    'payment-due',
  ],
  'goods-received': ['contract-concluded', 'defect-found', 'payment-due'],
  'defect-found': ['contract-concluded', 'goods-received'],
  'end-of-tenancy': ['contract-concluded', 'notice-received', 'payment-due'],
  'payment-due': ['contract-concluded', 'goods-received', 'notice-received'],
  arrest: ['decision-date', 'decision-received', 'dismissal-notice'],
  'service-of-claim': ['contract-concluded', 'injury', 'decision-date'],
  publication: ['knowledge-of-facts', 'contract-concluded'],
  'loss-or-damage': [
    'contract-concluded',
    'decision-received',
    'notice-received',
    'dismissal-notice',
  ],
  'tax-notice-received': ['contract-concluded', 'payment-due', 'notice-sent', 'decision-date'],
  departure: ['contract-concluded', 'decision-received', 'notice-received', 'event'],
}

export function relatedEvents(from: CountedFrom): readonly (Worded | 'resigned')[] {
  return RELATED[from] ?? []
}

export function rivalEvents(from: CountedFrom): readonly Worded[] {
  return RIVALS[from] ?? []
}
