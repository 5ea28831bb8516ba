import { CalendarClock } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { DeadlineFinding } from '../../law/contract.ts'
import { DeadlineItem } from '../../law/ui.ts'
import { DeadlineTimeline } from './deadline-timeline.tsx'

export function Deadlines({ deadlines }: { deadlines: readonly DeadlineFinding[] }) {
  const { t } = useTranslation()
  const titleId = useId()
  if (deadlines.length === 0) return null
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-card border-2 border-amber-line bg-amber-wash p-5"
    >
      <h2 id={titleId} className="flex items-start gap-3 text-amber">
        <CalendarClock aria-hidden size={28} className="shrink-0" />
        {t('results.deadlines.title', { count: deadlines.length })}
      </h2>
      <p className="measure mt-1">{t('results.deadlines.note')}</p>
      <DeadlineTimeline deadlines={deadlines} />
      <ul className="mt-4 flex flex-col gap-4">
        {deadlines.map((deadline) => (
          <DeadlineItem
            key={`${deadline.law} ${deadline.period} ${deadline.from}`}
            deadline={deadline}
          />
        ))}
      </ul>
      <p className="mt-4 text-sm">{t('results.deadlines.holidays')}</p>
    </section>
  )
}
