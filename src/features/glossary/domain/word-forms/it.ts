import type { WordForms } from '../../contract.ts'

export const it: WordForms = {
  spaces: true,
  prefixes: '',
  endings: {
    o: 'i',
    a: 'e',
    e: 'i',
    io: 'i',
    co: 'chi',
    go: 'ghi',
    ca: 'che',
    ga: 'ghe',
    ato: 'ata ate ati',
    uto: 'uta ute uti',
    ario: 'aria arie',
    tore: 'trice trici',
    ista: 'isti',
  },
}
