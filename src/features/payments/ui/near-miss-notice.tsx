import { TriangleAlert } from 'lucide-react'
import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { nearMissEmail } from './near-miss-email.ts'

/** Points out an address that ends almost like a large mail provider's, before money goes with it. */
export function NearMissNotice({
  email,
  onCorrect,
}: {
  email: string
  onCorrect(email: string): void
}) {
  const { t } = useTranslation()
  const meant = nearMissEmail(email)
  return (
    <div role="status" className="empty:hidden">
      {meant ? (
        <Notice
          tone="amber"
          icon={<TriangleAlert className="size-5" />}
          title={t('checkout.nearMiss.title')}
        >
          <p>{t('checkout.nearMiss.text')}</p>
          <Button
            look="secondary"
            className="mt-2 max-w-full break-all"
            onClick={() => onCorrect(meant)}
          >
            <span>
              {t('checkout.nearMiss.use')} <bdi>{meant}</bdi>
            </span>
          </Button>
        </Notice>
      ) : null}
    </div>
  )
}
