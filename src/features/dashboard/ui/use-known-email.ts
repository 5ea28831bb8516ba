import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { savedEmail, saveEmail } from '../../intake/ui.ts'

/** The address a link brought along, which then leaves the address bar, else the one this browser knows. */
export function useKnownEmail(): string {
  const [params, setParams] = useSearchParams()
  const given = params.get('email')
  const [email, setEmail] = useState(given ?? '')

  useEffect(() => {
    if (given === null) return setEmail((known) => known || (savedEmail() ?? ''))
    setEmail(given)
    if (given) saveEmail(given)
    setParams(
      (all) => {
        all.delete('email')
        return all
      },
      { replace: true, preventScrollReset: true },
    )
  }, [given, setParams])

  return email
}
