import { Clock, WifiOff } from 'lucide-react'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { waitInWords } from './sign-in-problem.ts'
import type { SignInCall } from './use-sign-in-call.ts'

/** A wait or a failure, as far as it belongs to no field. */
export function CallNotice({ call, wait }: { call: SignInCall; wait: 'codes' | 'tries' }) {
  const { t, formatNumber } = useTranslation()
  const { unit, count } = waitInWords(call.secondsLeft)
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {call.secondsLeft > 0 ? (
        <Notice tone="amber" icon={<Clock className="size-5" />}>
          <p role="alert" className="font-semibold">
            {t(`account.signIn.wait.${wait}`)}
          </p>
          {/* Outside the live region: a countdown that is read out every second helps nobody. */}
          <p>{t(`account.signIn.wait.${unit}`, { count, number: formatNumber(count) })}</p>
        </Notice>
      ) : null}
      {call.problem === 'offline' || call.problem === 'failed' ? (
        <Notice tone="danger" role="alert" icon={<WifiOff className="size-5" />}>
          <p>{t(`account.signIn.${call.problem}`)}</p>
        </Notice>
      ) : null}
    </div>
  )
}
