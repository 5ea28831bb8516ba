import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

/** The address a link brought along; it is taken out of the page's own address at once. */
export function useEmailOfLink(): string | undefined {
  const [search, setSearch] = useSearchParams()
  const [givenEmail] = useState(search.get('email') ?? undefined)
  useEffect(() => {
    if (!search.has('email')) return
    setSearch(
      (current) => {
        current.delete('email')
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }, [search, setSearch])
  return givenEmail
}
