import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { SubscriptionProblem } from './use-own-subscription.ts'

export function SubscriptionProblemLine({ problem }: { problem: SubscriptionProblem | undefined }) {
  const { t } = useTranslation()
  return (
    <p role="alert" className="font-semibold text-danger empty:hidden">
      {problem ? t(`account.subscription.problems.${problem}`) : null}
    </p>
  )
}
