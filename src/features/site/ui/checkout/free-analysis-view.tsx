import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { SignInSteps } from '../../../account/ui.ts'
import { useGivenEmail } from '../../../intake/ui.ts'
import { FreeStage } from './free-stage.tsx'

type Props = { signedInAs: string | null; demoMailbox: boolean }

/** The free analysis of the month: an address that is proved by its code, then the analysis at once. */
export function FreeAnalysisView({ signedInAs, demoMailbox }: Props) {
  const { t } = useTranslation()
  const [knownEmail] = useGivenEmail()
  const queries = useQueryClient()
  const { revalidate } = useRevalidator()
  if (signedInAs) return <FreeStage email={signedInAs} />
  return (
    <div className="column flex flex-col gap-6 py-10">
      <div>
        <h1>{t('free.title')}</h1>
        <p className="measure mt-3 text-lg text-ink-soft">{t('free.lead')}</p>
      </div>
      <SignInSteps
        knownEmail={knownEmail}
        emailHint={t('free.emailHint')}
        demoMailbox={demoMailbox}
        onSignedIn={async () => {
          queries.clear()
          await revalidate()
        }}
      />
    </div>
  )
}
