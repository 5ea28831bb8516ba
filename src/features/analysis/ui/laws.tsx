import { History, SearchX } from 'lucide-react'
import { useId } from 'react'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { Analysis } from '../contract.ts'
import type { LawChange } from '../domain/law-changes.ts'
import { LawSlip } from './law-slip.tsx'

type Props = {
  analysis: Analysis
  changes: readonly LawChange[]
  placeName: string
  areaName: string
}

export function Laws({ analysis, changes, placeName, areaName }: Props) {
  const { t, formatDate } = useTranslation()
  const titleId = useId()
  const laws = analysis.applicableLaws
  const forPlace = analysis.notKnown.includes('no-source-for-place') || areaName === ''
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h2 id={titleId}>{t('results.laws.title')}</h2>
      {laws.length > 0 ? (
        <>
          {changes.length > 0 ? (
            <Notice
              tone="amber"
              role="note"
              icon={<History size={22} />}
              title={t('law.changedNotice.title', { count: changes.length })}
            >
              <p>{t('law.changedNotice.text', { date: formatDate(analysis.createdAt) })}</p>
            </Notice>
          ) : null}
          <p className="text-ink-soft">{t('results.laws.count', { count: laws.length })}</p>
          <ol className="flex flex-col gap-4">
            {laws.map((law) => (
              <LawSlip
                key={law.id}
                law={law}
                change={changes.find(({ id }) => id === law.id)?.kind}
                textLanguage={analysis.language}
              />
            ))}
          </ol>
        </>
      ) : (
        <Notice
          icon={<SearchX size={22} />}
          title={
            forPlace
              ? t('results.laws.noneForPlace', { place: placeName })
              : t('results.laws.noneForArea', { place: placeName, area: areaName })
          }
        >
          <p>{t('results.laws.noneReason')}</p>
        </Notice>
      )}
    </section>
  )
}
