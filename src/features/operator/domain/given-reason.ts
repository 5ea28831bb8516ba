const SHORTEST = 8
const LONGEST = 300

/**
 * Why an operator looks at or changes something, on one line. Addresses in it are left out: the note outlives what
 * it is about.
 * @returns undefined where no reason was given, or one that says nothing
 */
export function givenReason(typed: string | undefined): string | undefined {
  const reason = (typed ?? '')
    .slice(0, 10 * LONGEST)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/\S+@\S+/g, '(address)')
    .trim()
    .slice(0, LONGEST)
  const letters = reason.replace(/\(address\)|[^\p{L}]/gu, '')
  return letters.length >= SHORTEST ? reason : undefined
}
