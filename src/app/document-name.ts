const MOST_CHARACTERS = 60

/** The name that a document has in an archive: words a person typed become safe in every file system. */
export function documentName(
  { kind, day, title }: { kind: string; day: string; title: string | null },
  taken: Set<string>,
): string {
  const parts = [kind, day, safeWords(title ?? '')].filter((part) => part !== '')
  const base = parts.join('-')
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? `${base}.pdf` : `${base}-${count}.pdf`
    // Two names that differ in capitals alone are one file on some systems.
    if (taken.has(name.toLowerCase())) continue
    taken.add(name.toLowerCase())
    return name
  }
}

/** Letters and digits of any script with their marks, all else as single hyphens. */
function safeWords(text: string): string {
  const words = text.normalize('NFC').replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
  return [...words]
    .slice(0, MOST_CHARACTERS)
    .join('')
    .replace(/^-+|-+$/g, '')
}
