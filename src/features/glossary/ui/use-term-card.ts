import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { openingDelayMs } from '../domain/opening-delay.ts'

/** Long enough to move the pointer from the word into the card. */
const CLOSE_AFTER_MS = 200

export type OpenedBy = 'pointer' | 'focus' | 'press'

/** When the last card on the page closed. */
let closedAt: number | undefined

/**
 * When the card of a word is open: while the pointer rests on either, while the focus is in either, and from a press
 * until the next. The card itself closes at Escape and at a press elsewhere.
 */
export function useTermCard() {
  const [openedBy, setOpenedBy] = useState<OpenedBy>()
  const beforePress = useRef<OpenedBy>(undefined)
  const { wait, stopWaiting } = useWait()
  const isOpen = openedBy !== undefined

  const close = useCallback(() => {
    stopWaiting()
    closedAt = performance.now()
    setOpenedBy(undefined)
  }, [stopWaiting])
  const open = (by: OpenedBy) => {
    stopWaiting()
    setOpenedBy(by)
  }

  const area = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      if (isOpen) stopWaiting()
      else wait(openingDelayMs(performance.now(), closedAt), () => setOpenedBy('pointer'))
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      stopWaiting()
      if (openedBy === 'pointer') wait(CLOSE_AFTER_MS, close)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (isOpen && !currentTarget.contains(relatedTarget)) close()
    },
  }
  const word = {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // The focus that comes back from a closing card must not open it again.
      if (currentTarget.parentElement?.contains(relatedTarget)) return
      if (currentTarget.matches(':focus-visible')) open('focus')
    },
    onPointerDown: () => {
      beforePress.current = openedBy
    },
    onClick: () => (beforePress.current === 'press' ? close() : open('press')),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      if (isOpen) close()
      else open('press')
    },
  }
  return { openedBy, area, word, close }
}

/** One thing to wait for at a time; nothing is left waiting when the word goes. */
function useWait() {
  const timer = useRef<number>(undefined)
  const stopWaiting = useCallback(() => window.clearTimeout(timer.current), [])
  useEffect(() => stopWaiting, [stopWaiting])
  const wait = (ms: number, then: () => void) => {
    stopWaiting()
    timer.current = window.setTimeout(then, ms)
  }
  return { wait, stopWaiting }
}
