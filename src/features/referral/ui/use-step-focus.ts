import { useEffect, useRef } from 'react'

/** Moves the focus to the heading when one step takes the place of another, and not when the page opens. */
export function useStepFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) {
      heading.current?.focus()
      window.scrollTo({ top: 0 })
    }
    shown.current = step
  }, [step])
  return heading
}
