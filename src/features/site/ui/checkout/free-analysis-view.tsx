import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { SignIn } from '../../../account/ui.ts'
import { useGivenEmail } from '../../../intake/ui.ts'
import { FreeStage } from './free-stage.tsx'

type Props = { signedInAs: string | null; demoMailbox: boolean }

/** The free analysis of the month: an address that is proved by its code, then the analysis at once. */
export function FreeAnalysisView({ signedInAs, demoMailbox }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [knownEmail] = useGivenEmail()
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  if (signedInAs) return <FreeStage email={signedInAs} />
  return (
    <SignIn
      knownEmail={knownEmail}
      demoMailbox={demoMailbox}
      heading={heading}
      onSignedIn={async () => {
        queries.clear()
        await revalidate()
      }}
    />
  )
}
