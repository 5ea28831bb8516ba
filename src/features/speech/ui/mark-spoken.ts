const NAME = 'spoken'

/**
 * Marks what is being read and brings it into view. The page's own elements stay as they are: the mark is a highlight
 * of the browser, or, where it has none, an outline of the block.
 */
export function markSpoken(range: Range | undefined, block: Element | undefined): void {
  unmark()
  if (range && 'highlights' in CSS) CSS.highlights.set(NAME, new Highlight(range))
  else block?.setAttribute('data-spoken', '')
  const target = range?.startContainer.parentElement ?? block
  const box = target?.getBoundingClientRect()
  if (!box || (box.top >= 80 && box.bottom <= window.innerHeight - 120)) return
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  target?.scrollIntoView({ block: 'center', behavior: still ? 'instant' : 'smooth' })
}

export function unmark(): void {
  if ('highlights' in CSS) CSS.highlights.delete(NAME)
  for (const one of document.querySelectorAll('[data-spoken]')) one.removeAttribute('data-spoken')
}
