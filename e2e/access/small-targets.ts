import type { Page } from '@playwright/test'

/**
 * Everything that can be pressed and is smaller than 44 px, except links within running text.
 * A control inside a label is as large as its label.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST_PX = 44
    const pressed =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch]'
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      one.closest('.sr-only') === null &&
      !one.classList.contains('sr-only')
    const ownText = (one: Element) => (one.textContent ?? '').trim()
    const isInText = (one: Element) => {
      if (getComputedStyle(one).display !== 'inline') return false
      let line = one.parentElement
      while (line && getComputedStyle(line).display === 'inline') line = line.parentElement
      return line !== null && ownText(line).length > ownText(one).length
    }
    const areaOf = (one: Element) => {
      const label = one instanceof HTMLInputElement ? (one.labels?.[0] ?? undefined) : undefined
      const boxes = [one, ...(label ? [label] : [])].map((part) => part.getBoundingClientRect())
      return {
        width: Math.max(...boxes.map((box) => box.width)),
        height: Math.max(...boxes.map((box) => box.height)),
      }
    }
    const found: string[] = []
    for (const one of document.querySelectorAll(pressed)) {
      if (!isShown(one) || isInText(one)) continue
      const { width, height } = areaOf(one)
      // Half a pixel is the browser's rounding.
      if (width > LEAST_PX - 0.5 && height > LEAST_PX - 0.5) continue
      if (width === 0 || height === 0) continue
      const name = one.getAttribute('aria-label') ?? ownText(one).slice(0, 40)
      found.push(`${one.tagName} "${name}" ${Math.round(width)}x${Math.round(height)}`)
    }
    return [...new Set(found)]
  })
}
