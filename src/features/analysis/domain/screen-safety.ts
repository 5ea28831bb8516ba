import type { Danger, SafetyFile } from '../contract.ts'

export type SafetyScreen = (facts: string) => Danger[]

const GAP = '...'
const WORDS_IN_GAP = 5
const CHARACTERS_IN_GAP = 12

const COMBINING_ACCENTS = /[\u0300-\u036f\u0610-\u061a\u064b-\u065f\u0670\u093c]/g
const INVISIBLE_OR_STRETCHING = /[\u0640\u200b-\u200f\u2060\ufeff]/g
const WITHOUT_SPACES = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/
const ARABIC = /[\u0600-\u06ff]/
const JOINED_TO_FRONT = /[وفب]/
const LEAD = 3

/**
 * Signs of danger in any language, since people mix them. Recall first: a false alarm is only a small notice.
 * A sign stands at the start of a word, so that endings may differ; `...` in it stands for up to five words.
 */
export function createSafetyScreen(files: readonly SafetyFile[]): SafetyScreen {
  const signs = files.flatMap((file) =>
    Object.entries(file.signs).flatMap(([danger, patterns]) =>
      (patterns ?? []).map((pattern) => ({
        danger: danger as Danger,
        lead: leadOf(pattern),
        pattern: compileSign(pattern),
      })),
    ),
  )
  return (facts) => {
    const text = ` ${folded(facts)} `
    const leads = leadsIn(text)
    const found = signs.filter(
      ({ lead, pattern }) => (lead === undefined || leads.has(lead)) && pattern.test(text),
    )
    return [...new Set(found.map((sign) => sign.danger))]
  }
}

/** How a sign begins, so that most signs need not be looked for; undefined where words have no beginning. */
function leadOf(sign: string): string | undefined {
  const [first = ''] = sign.split(GAP).map(folded)
  return WITHOUT_SPACES.test(sign) || first.length < LEAD ? undefined : first.slice(0, LEAD)
}

/** The beginnings of all words, those that Arabic joins "and" or "with" to also without it. */
function leadsIn(text: string): ReadonlySet<string> {
  const leads = new Set<string>()
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', at + 1)) {
    leads.add(text.slice(at + 1, at + 1 + LEAD))
    if (JOINED_TO_FRONT.test(text.charAt(at + 1))) leads.add(text.slice(at + 2, at + 2 + LEAD))
  }
  return leads
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
