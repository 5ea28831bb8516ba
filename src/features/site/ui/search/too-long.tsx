import { ButtonLink } from '../../../../design/button.tsx'
import { Notice } from '../../../../design/notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'

/** A long text is a story of one's own: the form keeps it out of addresses and encrypts it. */
export function TooLong() {
  const { t } = useTranslation()
  return (
    <Notice tone="brand" role="status" title={t('search.tooLong')}>
      <p className="measure">{t('search.tooLongText')}</p>
      <ButtonLink to="/" look="secondary" className="mt-3">
        {t('search.describe')}
      </ButtonLink>
    </Notice>
  )
}
