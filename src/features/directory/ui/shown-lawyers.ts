import { LAWYERS_SHOWN_AT_FIRST, SHOW_ALL_ABOVE } from '../../../shared/lawyer-list.ts'

/** What a list of lawyers shows, and which of its two buttons it offers. */
export type ShownLawyers = { shown: number; offersMore: boolean; offersAll: boolean }

/**
 * @param wanted how many the visitor has asked for so far
 * @param loaded how many are here
 * @param hasMore whether the server has others behind them
 */
export function shownLawyers(wanted: number, loaded: number, hasMore: boolean): ShownLawyers {
  const shown = Math.min(wanted, loaded)
  return {
    shown,
    offersMore: shown < loaded || hasMore,
    offersAll: shown < loaded && loaded > SHOW_ALL_ABOVE,
  }
}

/** What "Show More" asks for. */
export function nextWanted(shown: number): number {
  return shown + LAWYERS_SHOWN_AT_FIRST
}
