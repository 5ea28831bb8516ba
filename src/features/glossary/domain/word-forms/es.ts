import type { WordForms } from '../../contract.ts'

export const es: WordForms = {
  spaces: true,
  prefixes: '',
  endings: {
    '': 's es',
    z: 'ces',
    án: 'anes',
    és: 'esa eses esas',
    ón: 'ones',
    ado: 'ada adas',
    ido: 'ida idas',
    ario: 'aria arias',
    or: 'ora oras',
  },
  others: ['a plazos', 'plazo fijo', 'pan casero', 'comida casera', 'remedio casero'],
}
