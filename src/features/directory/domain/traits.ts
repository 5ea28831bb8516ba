/**
 * Marks that many lawyers bear and many lists ask for. Each is a bit in a number that stands in the indexes of the
 * rotation, so that a walk skips who does not bear them without fetching anybody. The place in this list is the bit:
 * it stays as it is, and whoever adds a mark fills it for the records there are (migration 0010).
 */
export const TRAITS: readonly string[] = [
  'a:personal-injury',
  'a:family-law',
  'a:criminal-defense',
  'a:employment',
  'a:real-estate',
  'a:business',
  'a:immigration',
  'a:estate-planning',
  'a:intellectual-property',
  'a:tax',
  'a:environmental',
  'a:healthcare',
  'a:maritime',
  'a:technology',
  'a:civil-rights',
  'a:insurance',
  'y:5',
  'y:10',
  'y:20',
  'f:free-consultation',
  'f:contingency-fee',
  'f:verified',
  'l:en',
  'l:es',
  'l:zh',
  'l:fr',
  'l:de',
  'l:pt',
  'l:ja',
  'l:ru',
  'l:ar',
  'l:hi',
  'l:ko',
  'l:it',
  'l:nl',
  'l:fi',
  'l:pl',
  'l:tr',
  'l:uk',
  'l:vi',
  'l:bn',
  'l:ur',
  'l:fa',
  'l:he',
  'l:id',
]

const BITS = new Map(TRAITS.map((mark, place) => [mark, 2 ** place]))

/** The bits of those marks that have one, as a whole number below 2^52, which a double holds exactly. */
export function traitsOf(marks: readonly string[]): number {
  return [...new Set(marks)].reduce((sum, mark) => sum + (BITS.get(mark) ?? 0), 0)
}

/** Whether the bits say of every lawyer whether they bear one mark of a list. */
export const isOfTraits = (list: readonly string[]) => list.every((mark) => BITS.has(mark))
