import type { ShownCase } from '../contract.ts'

/** From so many cases on a list is searched rather than read. */
export const SEARCH_FROM = 9

/** What a case can be found by, in the reader's language. */
export type SearchedCase = Pick<ShownCase, 'title' | 'place'> & { areaName: string }

/** Whether every word of a search stands in the name, the area or the place of a case, without accents and case. */
export function isFound(wanted: string, { title, place, areaName }: SearchedCase): boolean {
  const text = folded([title ?? '', areaName, place].join(' '))
  return folded(wanted)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
