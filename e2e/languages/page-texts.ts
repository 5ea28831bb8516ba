/** A text of a page, as a reader or a screen reader meets it. */
export type PageText = {
  text: string
  /** `text`, or the attribute or tag of the head it stands in. */
  kind: string
  /** The language its element says it is in. */
  lang: string
  /** A name, a number or a word that is nobody's to translate. */
  isName: boolean
  /** The elements around it, to find it by. */
  where: string
}

/**
 * Every text of a document, seen or only heard. Runs in the browser, so it uses nothing but its arguments.
 * @param html a page as the server sent it; the open page itself where there is none
 */
export function collectPageTexts(html: string | undefined): PageText[] {
  const page = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
  const silent = 'script, style, template, svg, textarea, noscript'
  const named = 'bdi, code, [translate="no"]'
  const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder']
  const found: PageText[] = []
  const describe = (element: Element | null, depth = 4): string =>
    element && depth > 0
      ? `${describe(element.parentElement, depth - 1)}>${element.id ? `#${element.id}` : element.localName}`
      : ''
  const add = (element: Element, kind: string, value: string | null) => {
    const text = (value ?? '').replace(/\s+/g, ' ').trim()
    if (text === '') return
    found.push({
      text,
      kind,
      lang: element.closest('[lang]')?.getAttribute('lang') ?? '',
      isName: element.closest(named) !== null,
      where: describe(element).slice(1),
    })
  }
  const addAttribute = (name: string, element: Element) =>
    add(element, name, element.getAttribute(name))
  for (const name of spoken) {
    for (const element of page.body.querySelectorAll(`[${name}]`)) addAttribute(name, element)
  }
  for (const group of page.body.querySelectorAll('optgroup')) addAttribute('label', group)
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    if (element && !element.closest(silent)) add(element, 'text', walker.currentNode.textContent)
  }
  add(page.documentElement, 'document title', page.title)
  const written = '[name="description"], [property="og:title"], [property="og:description"]'
  for (const tag of page.head.querySelectorAll(written)) {
    const kind = tag.getAttribute('name') ?? tag.getAttribute('property') ?? 'meta'
    add(tag, kind, tag.getAttribute('content'))
  }
  return found
}

/** What does not fit on a page of the present width: the page itself, and texts that are cut. */
export function collectOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  const describe = (element: Element) =>
    `${element.localName}${element.id ? `#${element.id}` : ''} "${(element.textContent ?? '').trim().slice(0, 60)}"`
  const all = [...document.body.querySelectorAll('*')].filter((one) => one.checkVisibility())
  const inScroller = (element: Element) => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible') return true
    }
    return false
  }
  const sticksOut = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 1 && (right > clientWidth + 1 || left < -1) && !inScroller(element)
  }
  const isCut = (element: Element) => {
    const { overflowX, clip, clipPath } = getComputedStyle(element)
    if (!/hidden|clip/.test(overflowX) || clip !== 'auto' || clipPath !== 'none') return false
    const isSmall = element.clientWidth <= 1
    return !isSmall && element.scrollWidth > element.clientWidth + 1
  }
  const wide = scrollWidth > clientWidth ? all.filter(sticksOut).slice(-3) : []
  return [
    ...(scrollWidth > clientWidth
      ? [`the page is ${scrollWidth} px wide: ${wide.map(describe).join(' | ')}`]
      : []),
    ...all.filter(isCut).map((element) => `cut: ${describe(element)}`),
  ]
}
