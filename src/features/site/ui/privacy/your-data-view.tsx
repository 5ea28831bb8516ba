import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { SignInSteps } from '../../../account/ui.ts'
import { useGivenEmail } from '../../../intake/ui.ts'
import { CopyOfData, type OwnCaseDocument } from './copy-of-data.tsx'
import type { ErasureAnswer } from './erasure-answer.ts'
import { ErasureDone } from './erasure-done.tsx'
import { ErasureSteps } from './erasure-steps.tsx'

type Props = {
  /** Whose session it is; without one, the way in. */
  person: { email: string; cases: OwnCaseDocument[] } | undefined
  demoMailbox: boolean
  answer: ErasureAnswer | undefined
}

/** A copy of everything, or nothing any more. */
export function YourDataView({ person, demoMailbox, answer }: Props) {
  const { t } = useTranslation()
  if (answer?.kind === 'erased' || answer?.kind === 'waits')
    return <ErasureDone how={answer.kind} />
  return (
    <div className="column flex flex-col gap-10 py-10">
      <header className="flex flex-col gap-4">
        <h1>{t('yourData.title')}</h1>
        <p className="measure text-lg">{t('yourData.lead')}</p>
        {person ? (
          <p className="text-ink-soft wrap-anywhere">
            {t('account.signedInAs')} <bdi className="text-ink">{person.email}</bdi>
          </p>
        ) : null}
      </header>
      {person ? (
        <>
          <CopyOfData cases={person.cases} />
          <ErasureSteps email={person.email} answer={answer} />
        </>
      ) : (
        <SignInHere demoMailbox={demoMailbox} />
      )}
    </div>
  )
}

function SignInHere({ demoMailbox }: { demoMailbox: boolean }) {
  const { t } = useTranslation()
  const [knownEmail] = useGivenEmail()
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  return (
    <section aria-labelledby="prove" className="flex flex-col gap-6">
      <div>
        <h2 id="prove">{t('yourData.signIn.title')}</h2>
        <p className="measure mt-2">{t('yourData.signIn.text')}</p>
      </div>
      <SignInSteps
        knownEmail={knownEmail}
        emailHint={t('yourData.signIn.hint')}
        demoMailbox={demoMailbox}
        onSignedIn={async () => {
          // What was read before was read as somebody else.
          queries.clear()
          await revalidate()
        }}
      />
    </section>
  )
}
