import { useId } from 'react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { useToday } from '../../../platform/browser/use-today.ts'
import type { DeadlineFinding } from '../../law/contract.ts'
import { Marked } from '../../law/ui.ts'
import { daysUntil } from '../domain/days-until.ts'

/** The deadlines whose last day is known, one after the other, what is soonest first. */
export function DeadlineTimeline({ deadlines }: { deadlines: readonly DeadlineFinding[] }) {
  const { t, formatDate } = useTranslation()
  const titleId = useId()
  const today = useToday()
  const dated = deadlines
    .flatMap((deadline) => (deadline.date ? [{ ...deadline, date: deadline.date }] : []))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
  if (dated.length === 0) return null
  return (
    <div className="mt-4">
      <h3 id={titleId}>{t('results.deadlines.timeline')}</h3>
      <ol aria-labelledby={titleId} className="mt-2 border-s-2 border-amber-line ps-5">
        {dated.map((deadline) => (
          <li key={`${deadline.law} ${deadline.date}`} className="relative pb-3">
            <span
              aria-hidden
              className="absolute -start-[1.7rem] top-2 size-3 rounded-pill bg-amber"
            />
            <p className="flex flex-wrap gap-x-3">
              <time dateTime={deadline.date} className="font-bold text-amber">
                {formatDate(deadline.date)}
              </time>
              {today ? <TimeLeft day={deadline.date} today={today} /> : null}
            </p>
            <p>
              <Marked {...deadline.what} />
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function TimeLeft({ day, today }: { day: string; today: string }) {
  const { t, formatDate } = useTranslation()
  const left = daysUntil(day, today)
  if (left > 0) return <span>{t('results.deadlines.daysLeft', { count: left })}</span>
  const over = left < 0
  return (
    <strong className="text-danger">
      {over
        ? t('results.deadlines.over', { date: formatDate(day) })
        : t('results.deadlines.endsToday')}
    </strong>
  )
}
