import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'

/** For every signed link that leads nowhere, whatever the reason: forged, used up, too old. */
export function LinkGone() {
  const { t } = useTranslation()
  return (
    <div className="column flex flex-col gap-6 py-10">
      <h1>{t('contact.linkGone.title')}</h1>
      <Notice tone="amber" role="alert">
        <p>{t('contact.linkGone.text')}</p>
        <ButtonLink to="/" look="secondary" className="mt-3">
          {t('contact.linkGone.home')}
        </ButtonLink>
      </Notice>
    </div>
  )
}
