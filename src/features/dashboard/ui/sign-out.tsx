import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { apiCall } from '../../../platform/browser/api-call.ts'

export function SignOut({ onSignedOut }: { onSignedOut(): Promise<void> }) {
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
