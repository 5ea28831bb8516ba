import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the term that the address points at: `/legal-glossary#bail`. */
export function useOpenTerm(): void {
  const { hash } = useLocation()
  useEffect(() => {
    const target = document.getElementById(decoded(hash.slice(1)))
    if (!(target instanceof HTMLDetailsElement)) return
    target.open = true
    target.scrollIntoView()
  }, [hash])
}

/** An address somebody mistyped is no reason to fail. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
