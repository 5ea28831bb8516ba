import { ButtonLink } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'

type Props = { caseId: string; lawyer: { slug: string; name: string } }

/** Whoever came from a lawyer's page without a case meets the lawyer again at the result. */
export function RememberedLawyer({ caseId, lawyer: { slug, name } }: Props) {
  const { t } = useTranslation()
  return (
    <Notice tone="brand" className="print:hidden" title={t('contact.remembered', { name })}>
      <ButtonLink
        to={`/ask-lawyers?${new URLSearchParams({ case: caseId, lawyer: slug })}`}
        className="mt-3"
      >
        {t('contact.askThis')}
      </ButtonLink>
    </Notice>
  )
}
