import { expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

const SPANISH = 'El propietario no me devuelve la fianza del piso y no contesta mis llamadas. '
const RARE_LETTERS = '\u0f71\u0f74\u200b'

test('the language of a long text is that of its beginning, whatever follows', () => {
  const facts = SPANISH.repeat(60).slice(0, 4_000) + RARE_LETTERS.repeat(5_300)
  expect(detectLanguage(facts, 'de')).toBe('es')
})
