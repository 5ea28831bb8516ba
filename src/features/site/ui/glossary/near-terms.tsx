import { Link } from 'react-router'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { ListedTerm } from '../../../glossary/contract.ts'
import { Marked } from '../../../law/ui.ts'

/** Terms spelt nearly like what was asked for. */
export function NearTerms({ near }: { near: readonly ListedTerm[] }) {
  const { t } = useTranslation()
  if (near.length === 0) return <p className="measure">{t('glossary.none.how')}</p>
  return (
    <>
      <p>{t('glossary.none.near')}</p>
      <ul className="flex flex-wrap gap-x-6">
        {near.map(({ id, term, lang }) => (
          <li key={id}>
            <Link to={`/legal-glossary/${id}`} className="inline-flex min-h-11 items-center">
              <Marked text={term} lang={lang} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
