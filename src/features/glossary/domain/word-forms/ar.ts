import type { WordForms } from '../../contract.ts'

export const ar: WordForms = {
  spaces: true,
  prefixes: 'ال و ف ب ل ك لل وال فال بال كال ولل فلل وبال وكال وب ول وك فب فل',
  endings: {
    '': 'ا ه ها هم هما ي نا كم ك ان ين ون ات',
    ة: 'ته تها تهم تهما تي تنا تكم تك تان تين ات',
    اء: 'ائه ائها ائهم ائي',
  },
}
