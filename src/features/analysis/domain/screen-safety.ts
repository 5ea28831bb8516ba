import type { Danger, SafetyFile } from '../contract.ts'

export type SafetyScreen = (facts: string) => Danger[]

const GAP = '...'
const WORDS_IN_GAP = 5
const CHARACTERS_IN_GAP = 12

const COMBINING_ACCENTS = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u093c]/g
const INVISIBLE_OR_STRETCHING = /[\u0640\u200b-\u200f\u2060\ufeff]/g
const WITHOUT_SPACES = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/
const ARABIC = /[\u0600-\u06ff]/

/**
 * Signs of danger in any language, since people mix them. Recall first: a false alarm is only a small notice.
 * A sign stands at the start of a word, so that endings may differ; `...` in it stands for up to five words.
 */
export function createSafetyScreen(files: readonly SafetyFile[]): SafetyScreen {
  const signs = files.flatMap((file) =>
    Object.entries(file.signs).flatMap(([danger, patterns]) =>
      (patterns ?? []).map((pattern) => ({
        danger: danger as Danger,
        pattern: compileSign(pattern),
      })),
    ),
  )
  return (facts) => {
    const text = ` ${folded(facts)} `
    return [...new Set(signs.filter((sign) => sign.pattern.test(text)).map((sign) => sign.danger))]
  }
}

/** Only letters, digits and spaces are left of a folded part, so nothing in it can act as a regular expression. */
function compileSign(sign: string): RegExp {
  const parts = sign.split(GAP).map(folded)
  if (WITHOUT_SPACES.test(sign)) {
    return new RegExp(
      parts.map((part) => part.replaceAll(' ', ' ?')).join(`.{0,${CHARACTERS_IN_GAP}}`),
      'u',
    )
  }
  // Arabic joins "and", "so" and "with" to the front of the word.
  const start = ARABIC.test(sign) ? ' [وفب]?' : ' '
  return new RegExp(start + parts.join(`[^ ]*(?: [^ ]+){0,${WORDS_IN_GAP}} `), 'u')
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(COMBINING_ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(INVISIBLE_OR_STRETCHING, '')
    .replace(/['’‘`´]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(/[^\p{Letter}\p{Number}\p{Mark}]+/gu, ' ')
    .trim()
}
