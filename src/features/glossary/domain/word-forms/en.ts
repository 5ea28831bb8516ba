import type { WordForms } from '../../contract.ts'

export const en: WordForms = {
  spaces: true,
  prefixes: '',
  endings: { '': 's es', y: 'ies' },
  others: [
    'estate agent',
    'estate agents',
    'estate agency',
    'housing estate',
    'council estate',
    'industrial estate',
    'the hearing aid',
    'patent leather',
  ],
}
