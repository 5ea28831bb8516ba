import { MailWarning } from 'lucide-react'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { Analysis } from '../contract.ts'

/** What matters first once papers were served or a judgment was given. */
export function PostureNote({ posture }: Pick<Analysis, 'posture'>) {
  const { t } = useTranslation()
  if (posture === null) return null
  return (
    <Notice
      icon={<MailWarning className="size-5" />}
      title={t(`results.posture.${posture}.title`)}
      className="measure"
    >
      <p>{t(`results.posture.${posture}.text`)}</p>
    </Notice>
  )
}
