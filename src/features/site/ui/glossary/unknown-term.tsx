import { ButtonLink } from '../../../../design/button.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { ListedTerm } from '../../../glossary/contract.ts'
import { NearTerms } from './near-terms.tsx'

/** The address of no term, with the terms it may have meant. */
export function UnknownTerm({ near }: { near: readonly ListedTerm[] }) {
  const { t } = useTranslation()
  return (
    <div className="column flex flex-col items-start gap-4 py-16">
      <h1>{t('notFound.title')}</h1>
      <p className="text-lg">{t('glossary.unknown')}</p>
      <div>
        <NearTerms near={near} />
      </div>
      <ButtonLink to="/legal-glossary">{t('glossary.all')}</ButtonLink>
    </div>
  )
}
