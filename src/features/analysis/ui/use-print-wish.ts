import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'

/** Prints once where a link that says "Print" led here. */
export function usePrintWish(print: () => void) {
  const { state } = useLocation()
  const isWished = (state as { print?: boolean } | null)?.print === true
  const begin = useEffectEvent(() => {
    // A reload of the page is no wish to print again.
    window.history.replaceState({ ...window.history.state, usr: null }, '')
    print()
  })
  useEffect(() => {
    if (isWished) begin()
  }, [isWished])
}
