import { WifiOff } from 'lucide-react'
import { Notice } from '../../../design/notice.tsx'
import { WaitNotice } from '../../../design/wait-notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { useWaitWords } from '../../../i18n/wait-words.ts'
import type { SignInCall } from './use-sign-in-call.ts'

/** A wait or a failure, as far as it belongs to no field. */
export function CallNotice({ call, wait }: { call: SignInCall; wait: 'codes' | 'tries' }) {
  const { t } = useTranslation()
  const inWords = useWaitWords()
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {call.secondsLeft > 0 ? (
        <WaitNotice title={t(`account.signIn.wait.${wait}`)} left={inWords(call.secondsLeft)} />
      ) : null}
      {call.problem === 'offline' || call.problem === 'failed' ? (
        <Notice tone="danger" role="alert" icon={<WifiOff className="size-5" />}>
          <p>{t(`account.signIn.${call.problem}`)}</p>
        </Notice>
      ) : null}
    </div>
  )
}
