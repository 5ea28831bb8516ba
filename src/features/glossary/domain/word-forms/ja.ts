import type { WordForms } from '../../contract.ts'

/** No spaces and no endings: a term is found as it is written. */
export const ja: WordForms = { spaces: false, prefixes: '', endings: {} }
