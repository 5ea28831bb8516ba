/** The outline of one country; the code is empty for land without one. */
export type Outline = { code: string; path: string }

export const MAP_ID = 'world-map'

let kept: readonly Outline[] | undefined

/** For the server, which draws every page with the same outlines. */
export function keepOutlines(outlines: readonly Outline[]): void {
  kept = outlines
}

/**
 * The outlines the server keeps; in a browser those of the map it was sent, because they would make up a quarter of
 * the page once more as loaded data.
 */
export function outlinesAtHand(): readonly Outline[] {
  if (kept) return kept
  const paths = document.querySelectorAll<SVGPathElement>(`#${MAP_ID} path`)
  return [...paths].map((path) => ({
    code: path.dataset['of'] ?? '',
    path: path.getAttribute('d') ?? '',
  }))
}
