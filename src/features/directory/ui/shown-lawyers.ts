import { LAWYERS_SHOWN_AT_FIRST, SHOW_ALL_ABOVE } from '../../../shared/lawyer-list.ts'

/** What a list of lawyers shows, and which of its two buttons it offers. */
export type ShownLawyers = { shown: number; offersMore: boolean; offersAll: boolean }

/** @param wanted how many the visitor has asked for so far */
export function shownLawyers(wanted: number, total: number): ShownLawyers {
  const shown = Math.min(wanted, total)
  return { shown, offersMore: shown < total, offersAll: shown < total && total > SHOW_ALL_ABOVE }
}

/** What "Show More" asks for. */
export function nextWanted(shown: number): number {
  return shown + LAWYERS_SHOWN_AT_FIRST
}
