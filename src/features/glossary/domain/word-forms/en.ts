import type { WordForms } from '../../contract.ts'

export const en: WordForms = { spaces: true, prefixes: '', endings: { '': 's es', y: 'ies' } }
