import type { WordForms } from '../../contract.ts'

export const de: WordForms = {
  spaces: true,
  prefixes: '',
  endings: {
    '': 's es e n en er ern in innen',
    e: 'en er es em',
    nis: 'nisse nisses nissen',
  },
  others: ['Bürger', 'Uster'],
}
