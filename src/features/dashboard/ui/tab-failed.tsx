import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { type AccountTab, tabAddress } from '../domain/account-tab.ts'

/** A tab whose data could not be read: the rest of the account stands. */
export function TabFailed({ tab }: { tab: AccountTab }) {
  const { t } = useTranslation()
  return (
    <Notice tone="danger" role="alert" title={t('account.tabs.failed')}>
      <p className="mt-2">{t('account.tabs.failedText')}</p>
      <p className="mt-3">
        <ButtonLink to={tabAddress(tab)} look="secondary">
          {t('account.tabs.tryAgain')}
        </ButtonLink>
      </p>
    </Notice>
  )
}
