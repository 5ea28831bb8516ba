import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { SignIn } from '../../account/ui.ts'
import { useGivenEmail } from '../../intake/ui.ts'
import type { AccountHeader, OpenTab } from '../contract.ts'
import type { FormAnswer } from '../domain/form-answer.ts'
import { AccountView } from './account-view.tsx'

type Props = {
  account: { header: AccountHeader; open: OpenTab } | null
  demoMailbox: boolean
  /** What became of the form that was sent last. */
  answer: FormAnswer | undefined
}

/** The account of who is signed in, else the way in. */
export function AccountPage({ account, demoMailbox, answer }: Props) {
  const [knownEmail] = useGivenEmail()
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  const signedIn = account !== null
  const heading = useHeadingFocus(signedIn)

  // What was read before was read as somebody else, and reads never become stale by themselves. At sign-out only once
  // the account is gone from the page: what is still shown of it would ask again, and be refused.
  useEffect(() => {
    if (!signedIn) queries.clear()
  }, [signedIn, queries])

  async function signedInAnew() {
    queries.clear()
    await revalidate()
  }

  return account ? (
    <AccountView {...account} answer={answer} heading={heading} onSignedOut={revalidate} />
  ) : (
    <SignIn
      knownEmail={knownEmail}
      demoMailbox={demoMailbox}
      heading={heading}
      onSignedIn={signedInAnew}
    />
  )
}

/** Moves the focus to the new heading when one view takes the place of the other. */
function useHeadingFocus(signedIn: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(signedIn)
  useEffect(() => {
    if (shown.current !== signedIn) heading.current?.focus()
    shown.current = signedIn
  }, [signedIn])
  return heading
}
