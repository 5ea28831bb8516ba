import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { TextField } from '../../../design/field.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { saveFile } from '../../../platform/browser/save-file.ts'
import { useToday } from '../../../platform/browser/use-today.ts'
import type { DeadlineFinding } from '../contract.ts'
import { calendarFile } from '../domain/calendar-file.ts'
import { countLastDay } from '../domain/last-day.ts'
import { periodInWords } from '../domain/period-wording.ts'
import { DaysNamed } from './days-named.tsx'
import { Marked } from './marked-text.tsx'
import { SourceLink } from './source-link.tsx'

/** One time limit: what to do in it, from when it counts, and the last day for a date the person enters. */
export function DeadlineItem({ deadline }: { deadline: DeadlineFinding }) {
  const { t, formatUnit } = useTranslation()
  const period = periodInWords(deadline.period, { t, formatUnit })
  const from = t(`results.deadlines.from.${deadline.from}`, {}, deadline.from)
  const own = deadline.whose === 'person'
  return (
    <li
      className={`grid gap-x-6 gap-y-3 rounded-card border ${own ? 'border-amber-line' : 'border-line'} bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_14rem] print:block print:break-inside-avoid`}
    >
      <div className="min-w-0 wrap-anywhere">
        <h3 className={own ? 'text-amber' : undefined}>
          <Marked {...deadline.what} />
        </h3>
        <p className="mt-1 text-lg font-semibold">
          {t('results.deadlines.counted', { period, from })}
        </p>
        {deadline.firstDayCounts ? <p>{t('results.deadlines.firstDayCounts')}</p> : null}
        {deadline.exceptions ? (
          <p className="mt-1">
            {t('results.deadlines.exceptions')}: <Marked {...deadline.exceptions} />
          </p>
        ) : null}
        <SourceLink url={deadline.url}>
          <span>
            {t('results.source')}: <bdi>{deadline.statute}</bdi>
          </span>
        </SourceLink>
      </div>
      <LastDay deadline={deadline} title={`${deadline.what.text} (${deadline.statute})`} />
    </li>
  )
}

type Answer = { happenedOn: string; lastDay: string | undefined }

/** Counts in the browser; the date goes nowhere. */
function LastDay({ deadline, title }: { deadline: DeadlineFinding; title: string }) {
  const { t, formatDate } = useTranslation()
  const own = deadline.whose === 'person'
  const [answer, setAnswer] = useState<Answer>({
    happenedOn: deadline.startsOn ?? '',
    lastDay: deadline.date ?? undefined,
  })
  const today = useToday()
  const count = (happenedOn: string) => {
    setAnswer({ happenedOn, lastDay: countLastDay(deadline, happenedOn) })
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {deadline.startsOn && answer.happenedOn === deadline.startsOn ? (
        <p>
          {t('results.deadlines.countedFromWords', { date: formatDate(deadline.startsOn) })}{' '}
          <bdi>
            <q>{deadline.startWords}</q>
          </bdi>
        </p>
      ) : null}
      <div className="print:hidden">
        <TextField
          label={t('results.deadlines.when')}
          hint={t('results.deadlines.whenHint')}
          type="date"
          min="1950-01-01"
          max="2199-12-31"
          value={answer.happenedOn}
          onChange={(event) => count(event.target.value)}
        />
        <DaysNamed days={deadline.daysNamed} chosen={answer.happenedOn} choose={count} />
      </div>
      <div role="status">
        {answer.lastDay ? (
          <p className={`font-bold ${own ? 'text-amber' : ''}`}>
            {t('results.deadlines.lastDay', { date: formatDate(answer.lastDay) })}
          </p>
        ) : null}
        {answer.lastDay && today && answer.lastDay < today ? (
          <p className={`font-semibold ${own ? 'text-danger' : ''}`}>
            {t(own ? 'results.deadlines.passed' : 'results.deadlines.otherSide.passed')}
          </p>
        ) : null}
      </div>
      {answer.lastDay ? (
        <ToCalendar deadline={deadline} day={answer.lastDay} title={title} />
      ) : null}
    </div>
  )
}

type ToCalendarProps = { deadline: DeadlineFinding; day: string; title: string }

/** Made in the browser; nobody learns which day a person writes down. */
function ToCalendar({ deadline, day, title }: ToCalendarProps) {
  const { t } = useTranslation()
  const save = () => {
    const details = t('results.deadlines.calendarNote')
    const entry = { id: `${deadline.law} ${day}`, day, title, details, url: deadline.url }
    saveFile(calendarFile(entry, new Date()), 'text/calendar', `${deadline.law}.ics`)
  }
  return (
    <Button look="secondary" className="print:hidden" onClick={save}>
      <CalendarPlus aria-hidden size={20} />
      {t('results.deadlines.toCalendar')}
    </Button>
  )
}
