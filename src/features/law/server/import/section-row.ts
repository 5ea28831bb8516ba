/** One section of an official text, or a row that could not be read. `line` is where it begins in the file. */
export type SectionRow =
  | { ok: true; line: number; act: string; section: string; heading: string; text: string }
  | { ok: false; line: number; reason: string }

/** The file as a whole is not what it should be: nothing of it is kept. The message names the file and the line. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  constructor(file: string, line: number, reason: string) {
    super(`${file}:${line}: ${reason}`)
  }
}

const LIMITS = { act: 400, section: 120, heading: 2_000, text: 500_000 } as const

/** A row with its parts trimmed and bounded, or why it cannot be used. */
export function sectionRow(
  line: number,
  parts: { act: string; section: string; heading: string; text: string },
): SectionRow {
  const act = squeezed(parts.act)
  const section = squeezed(parts.section)
  const heading = squeezed(parts.heading)
  const text = squeezed(parts.text)
  const bad = (reason: string): SectionRow => ({ ok: false, line, reason })
  if (!act) return bad('no act is named')
  if (!section) return bad('no section is named')
  for (const [name, value] of Object.entries({ act, section, heading, text })) {
    if (value.length > LIMITS[name as keyof typeof LIMITS]) return bad(`the ${name} is too long`)
    // A byte that is no UTF-8 was read as U+FFFD; PostgreSQL keeps no U+0000.
    if (/[\uFFFD\0]/.test(value)) return bad(`the ${name} holds bytes that are no UTF-8 text`)
  }
  return { ok: true, line, act, section, heading, text }
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
