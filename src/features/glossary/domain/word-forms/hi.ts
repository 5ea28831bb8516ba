import type { WordForms } from '../../contract.ts'

export const hi: WordForms = {
  spaces: true,
  prefixes: '',
  endings: {
    '': 'ों ें ओं एँ एं',
    'ा': 'े ों ी',
    'ी': 'ियाँ ियां ियों',
    'ि': 'ियाँ ियां ियों',
    'ू': 'ुओं ुएँ',
  },
  others: ['पट्टी'],
}
