import type { WordForms } from '../../contract.ts'

export const fr: WordForms = {
  spaces: true,
  prefixes: '',
  endings: {
    '': 's',
    al: 'aux ale ales',
    eau: 'eaux',
    ail: 'aux',
    é: 'ée ées',
    ant: 'ante antes',
    er: 'ère ères',
    eur: 'euse euses eresse eresses rice rices',
    teur: 'trice trices',
    if: 'ive ives',
    nel: 'nelle nelles',
    uel: 'uelle uelles',
  },
  others: [
    'appels',
    'appel téléphonique',
    'appel de fonds',
    "appel d'offres",
    'appel au secours',
    "appel d'urgence",
    "centre d'appels",
  ],
}
