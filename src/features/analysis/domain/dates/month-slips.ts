/** Shorter names of months are too near to other words. */
const SLIP_FROM = 6

/** Whether a word is a name with one letter left out, added or changed, or two swapped; the first letter stands. */
export function isSlipOf(word: string, name: string): boolean {
  if (name.length < SLIP_FROM || word[0] !== name[0]) return false
  if (Math.abs(word.length - name.length) > 1) return false
  let start = 0
  while (start < name.length && word[start] === name[start]) start += 1
  const [rest, meant] = [word.slice(start), name.slice(start)]
  return (
    rest.slice(1) === meant ||
    rest === meant.slice(1) ||
    rest.slice(1) === meant.slice(1) ||
    (rest[0] === meant[1] && rest[1] === meant[0] && rest.slice(2) === meant.slice(2))
  )
}
