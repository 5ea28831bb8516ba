/** What was typed with what was said after it, one space between them. */
export function withSpoken(typed: string, spoken: string): string {
  return typed.trim() === '' ? spoken : `${typed.trimEnd()} ${spoken}`
}
