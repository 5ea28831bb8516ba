import { LogOut } from 'lucide-react'
import { Button } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { leavePage } from '../../../platform/browser/leave-page.ts'

/** For somebody who must not be seen here: the page gives way to a harmless one, what was typed is removed. */
export function QuickExit() {
  const { t } = useTranslation()
  return (
    <div className="mt-4 flex flex-col items-start gap-1 print:hidden">
      <Button look="secondary" onClick={leavePage}>
        <LogOut aria-hidden size={18} className="rtl:-scale-x-100" />
        {t('safety.leave')}
      </Button>
      <p className="measure text-sm">{t('safety.leaveNote')}</p>
    </div>
  )
}
