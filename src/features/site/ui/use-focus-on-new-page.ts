import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * The content of a page that was reached by a link takes the focus: the link is gone or far away, and a screen reader
 * would say nothing. A page that puts the focus on a part of itself keeps it there.
 */
export function useFocusOnNewPage(): RefObject<HTMLElement | null> {
  const { pathname, hash } = useLocation()
  const content = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (hash === '' && !content.current?.contains(document.activeElement))
      content.current?.focus({ preventScroll: true })
  }, [pathname, hash])
  return content
}
