import type { WordForms } from '../../contract.ts'

/** No spaces and no endings: a term is found as it is written. */
export const zh: WordForms = { spaces: false, prefixes: '', endings: {} }
