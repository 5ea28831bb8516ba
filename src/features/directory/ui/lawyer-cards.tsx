import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { LAWYERS_ASKED, LAWYERS_SHOWN_AT_FIRST } from '../../../shared/lawyer-list.ts'
import type { Lawyer } from '../contract.ts'
import { LawyerCard } from './lawyer-card.tsx'
import { nextWanted, shownLawyers } from './shown-lawyers.ts'

/** Cards, five at first. Give it a `key` made of the filters: then it starts again at five when they change. */
export function LawyerCards({
  lawyers,
  area,
}: {
  lawyers: readonly Lawyer[]
  area?: string | undefined
}) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState(LAWYERS_SHOWN_AT_FIRST)
  const count = lawyers.length
  const { shown, offersMore, offersAll } = shownLawyers(wanted, count)
  return (
    <div className="flex flex-col gap-4">
      <p role="status" className="text-sm text-ink-soft">
        {t(count < LAWYERS_ASKED ? 'lawyers.shown' : 'lawyers.shownOfFirst', { shown, count })}
      </p>
      <ul className="flex flex-col gap-4">
        {lawyers.slice(0, shown).map((lawyer) => (
          <LawyerCard key={lawyer.id} lawyer={lawyer} area={area} />
        ))}
      </ul>
      {offersMore ? (
        <div className="flex flex-wrap gap-3 print:hidden">
          <Button look="secondary" onClick={() => setWanted(nextWanted(shown))}>
            {t('lawyers.showMore')}
          </Button>
          {offersAll ? (
            <Button look="quiet" onClick={() => setWanted(count)}>
              {t('lawyers.showAll')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}
