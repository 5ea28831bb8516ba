import type { WordForms } from '../../contract.ts'

export const pt: WordForms = {
  spaces: true,
  prefixes: '',
  endings: {
    '': 's es',
    ão: 'ões ãos ães',
    al: 'ais',
    el: 'eis',
    il: 'is eis',
    ol: 'óis',
    m: 'ns',
    ês: 'esa eses esas',
    or: 'ora oras',
    ado: 'ada adas',
    ido: 'ida idas',
    ário: 'ária árias',
  },
}
