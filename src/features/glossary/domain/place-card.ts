type Box = { left: number; right: number; top: number; bottom: number }
type Size = { width: number; height: number }

const GAP_PX = 6
/** What stays free at the edges of the window. */
const MARGIN_PX = 8

/**
 * Where a card goes beside its word: below it, above where there is more room, never across an edge.
 * @param word in px of the window, as the answer is
 */
export function placeCard(
  word: Box,
  card: Size,
  window: Size,
  direction: 'ltr' | 'rtl',
): { left: number; top: number } {
  const below = window.height - word.bottom
  const goesBelow = below >= card.height + GAP_PX + MARGIN_PX || below >= word.top
  const start = direction === 'rtl' ? word.right - card.width : word.left
  const mostLeft = Math.max(MARGIN_PX, window.width - card.width - MARGIN_PX)
  return {
    left: Math.min(Math.max(start, MARGIN_PX), mostLeft),
    top: goesBelow ? word.bottom + GAP_PX : Math.max(MARGIN_PX, word.top - card.height - GAP_PX),
  }
}
