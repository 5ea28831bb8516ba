import { Link } from 'react-router'
import { buttonLook, Spinner } from '../../../../design/button.tsx'
import { Notice } from '../../../../design/notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { LawyerCard } from '../../../directory/ui.ts'
import { type SearchChoices, searchAddress } from '../../domain/search/search-choices.ts'
import type { FoundList } from '../../domain/search/search-page.ts'
import { useMoreLawyers } from './use-more-lawyers.ts'

type Props = { list: FoundList; choices: SearchChoices; area: string | undefined }

/**
 * Twenty lawyers, and more on demand: a link to the next page without script, added below with it. The address then
 * says how many are shown, so that "back" and a reload come to the same place.
 */
export function FoundLawyers({ list, choices, area }: Props) {
  const { t } = useTranslation()
  const { lawyers, cursor, state, listRef, load } = useMoreLawyers(list, choices)
  return (
    <div className="flex flex-col gap-4">
      {list.isLaterPage ? (
        <Link to={searchAddress(choices)} className="inline-flex min-h-11 items-center self-start">
          {t('search.toFirstPage')}
        </Link>
      ) : null}
      <ShownLine shown={lawyers.length} list={list} />
      <ul className="flex flex-col gap-4" ref={listRef}>
        {lawyers.map((lawyer) => (
          <LawyerCard key={lawyer.id} lawyer={lawyer} area={area} />
        ))}
      </ul>
      {state === 'failed' ? (
        <Notice tone="amber" role="alert">
          <p>{t('search.moreFailed')}</p>
        </Notice>
      ) : null}
      {cursor ? (
        <a
          href={searchAddress(choices, { cursor })}
          onClick={load}
          aria-busy={state === 'loading' || undefined}
          className={`${buttonLook('secondary')} self-start print:hidden`}
        >
          {state === 'loading' ? <Spinner /> : null}
          {t('lawyers.showMore')}
        </a>
      ) : null}
    </div>
  )
}

/** Said to screen readers whenever more have come. */
function ShownLine({ shown, list }: { shown: number; list: FoundList }) {
  const { t, formatNumber } = useTranslation()
  if (list.isLaterPage) {
    return (
      <p role="status" className="text-sm text-ink-soft">
        {t('search.shownLater', { count: shown })}
      </p>
    )
  }
  const count = list.total
  return (
    <p role="status" className="text-sm text-ink-soft">
      {t(list.exact ? 'search.shown' : 'search.shownAbout', {
        shown: formatNumber(shown),
        count,
        number: formatNumber(count),
      })}
    </p>
  )
}
