import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { savedEmail, saveEmail } from './saved-form.ts'

/**
 * The address a link brought along, else the one this browser knows. It leaves the address bar at once, so that it
 * stays out of bookmarks, screenshots and history.
 */
export function useGivenEmail(): [email: string, setEmail: (email: string) => void] {
  const [params, setParams] = useSearchParams()
  const given = params.get('email')
  const [email, setEmail] = useState(given ?? '')

  useEffect(() => {
    if (given === null) return setEmail((known) => known || (savedEmail() ?? ''))
    if (given) saveEmail(given)
    setParams(
      (all) => {
        all.delete('email')
        return all
      },
      { replace: true, preventScrollReset: true },
    )
  }, [given, setParams])

  return [email, setEmail]
}
