import { SearchX } from 'lucide-react'
import { Notice } from '../../../../design/notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { isolateText } from '../../../../shared/isolate-text.ts'
import type { ListedTerm } from '../../../glossary/contract.ts'
import { NearTerms } from './near-terms.tsx'

type Props = { query: string; near: readonly ListedTerm[] }

/** No term holds what was typed: what is spelt like it, or how to go on. */
export function NoTermsFound({ query, near }: Props) {
  const { t } = useTranslation()
  return (
    <Notice
      role="status"
      icon={<SearchX size={22} />}
      title={
        <span className="wrap-anywhere">
          {t('glossary.none.title', { query: isolateText(query) })}
        </span>
      }
      className="max-w-[45rem]"
    >
      <NearTerms near={near} />
    </Notice>
  )
}
