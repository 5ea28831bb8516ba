import { LogOut } from 'lucide-react'
import { type RefObject, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { apiCall } from '../../../platform/browser/api-call.ts'
import type { AccountOverview } from '../contract.ts'
import { CaseList } from './case-list.tsx'
import { DeviceList } from './device-list.tsx'
import { PaymentList } from './payment-list.tsx'
import { PlanCards } from './plan-cards.tsx'
import { SubscriptionSection } from './subscription-section.tsx'

type Props = {
  account: AccountOverview
  heading: RefObject<HTMLHeadingElement | null>
  onSignedOut(): Promise<void>
}

export function AccountView({ account, heading, onSignedOut }: Props) {
  const { t } = useTranslation()
  return (
    <div className="wide-column flex flex-col gap-10 py-10">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="outline-none">
            {t('account.title')}
          </h1>
          <p className="mt-2 text-ink-soft wrap-anywhere">
            {t('account.signedInAs')}{' '}
            <bdi className="inline-block max-w-full text-ink">{account.email}</bdi>
          </p>
        </div>
        <SignOut onSignedOut={onSignedOut} />
      </div>
      <PlanCards account={account} />
      <SubscriptionSection email={account.email} />
      <CaseList cases={account.cases} />
      <PaymentList payments={account.payments} />
      <DeviceList onSignedOut={onSignedOut} />
    </div>
  )
}

function SignOut({ onSignedOut }: Pick<Props, 'onSignedOut'>) {
  const { t } = useTranslation()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function signOut() {
    setState('busy')
    try {
      await apiCall('POST', '/api/sign-out', {})
      await onSignedOut()
    } catch {
      setState('failed')
    }
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <Button look="secondary" busy={state === 'busy'} onClick={signOut}>
        <LogOut aria-hidden className="size-5 rtl:-scale-x-100" />
        {t('account.signOut')}
      </Button>
      <p role="alert" className="font-semibold text-danger empty:hidden">
        {state === 'failed' ? t('account.signOutFailed') : null}
      </p>
    </div>
  )
}
