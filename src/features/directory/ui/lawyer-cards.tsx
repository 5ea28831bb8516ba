import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { LAWYERS_SHOWN_AT_FIRST } from '../../../shared/lawyer-list.ts'
import type { Lawyer } from '../contract.ts'
import { LawyerCard } from './lawyer-card.tsx'
import { nextWanted, shownLawyers } from './shown-lawyers.ts'
import type { LawyerPages } from './use-lawyer-pages.ts'

type Props = {
  lawyers: readonly Lawyer[]
  pages: Pick<LawyerPages, 'total' | 'hasMore' | 'isFetching' | 'loadMore'>
  area?: string | undefined
}

/** Cards, five at first. Give it a `key` made of the filters: then it starts again at five when they change. */
export function LawyerCards({ lawyers, pages, area }: Props) {
  const { t, formatNumber } = useTranslation()
  const [wanted, setWanted] = useState(LAWYERS_SHOWN_AT_FIRST)
  const loaded = lawyers.length
  const { hasMore, total } = pages
  const { shown, offersMore, offersAll } = shownLawyers(wanted, loaded, hasMore)
  const exact = total === undefined ? !hasMore : /^\d+$/.test(total)
  const count = total === undefined ? loaded : Number.parseInt(total, 10)
  const showMore = () => {
    setWanted(nextWanted(shown))
    if (nextWanted(shown) > loaded && hasMore) pages.loadMore()
  }
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-sm text-ink-soft">
        {exact
          ? t('lawyers.shown', { shown, count })
          : t('lawyers.shownOfMore', { shown, count, number: formatNumber(count) })}
      </p>
      <ul className="flex flex-col gap-4">
        {lawyers.slice(0, shown).map((lawyer) => (
          <LawyerCard key={lawyer.id} lawyer={lawyer} area={area} />
        ))}
      </ul>
      {offersMore ? (
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button look="secondary" busy={pages.isFetching && wanted > loaded} onClick={showMore}>
            {t('lawyers.showMore')}
          </Button>
          {offersAll ? (
            <Button look="quiet" onClick={() => setWanted(loaded)}>
              {hasMore ? t('lawyers.showLoaded', { count: loaded }) : t('lawyers.showAll')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
