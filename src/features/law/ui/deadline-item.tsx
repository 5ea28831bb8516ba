import { useState } from 'react'
import { TextField } from '../../../design/field.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { DeadlineFinding } from '../contract.ts'
import { countLastDay } from '../domain/last-day.ts'
import { Marked } from './marked-text.tsx'
import { periodInWords } from './period-wording.ts'
import { SourceLink } from './source-link.tsx'

/** One time limit: what to do in it, from when it counts, and the last day for a date the person enters. */
export function DeadlineItem({ deadline }: { deadline: DeadlineFinding }) {
  const { t, language } = useTranslation()
  const period = periodInWords(deadline.period, language, t)
  const from = t(`results.deadlines.from.${deadline.from}`, {}, deadline.from)
  return (
    <li className="grid gap-x-6 gap-y-3 rounded-card border border-amber-line bg-surface p-4 sm:grid-cols-[minmax(0,1fr)_14rem] print:block print:break-inside-avoid">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-amber">
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
      <LastDay deadline={deadline} />
    </li>
  )
}

type Answer = { happenedOn: string; lastDay: string | undefined; over: boolean }

/** Counts in the browser; the date goes nowhere. */
function LastDay({ deadline }: { deadline: DeadlineFinding }) {
  const { t, formatDate } = useTranslation()
  const [answer, setAnswer] = useState<Answer>({
    happenedOn: '',
    lastDay: deadline.date ?? undefined,
    over: false,
  })
  const count = (happenedOn: string) => {
    const lastDay = countLastDay(deadline, happenedOn)
    setAnswer({ happenedOn, lastDay, over: lastDay !== undefined && lastDay < today() })
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
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
      </div>
      <div role="status">
        {answer.lastDay ? (
          <p className="font-bold text-amber">
            {t('results.deadlines.lastDay', { date: formatDate(answer.lastDay) })}
          </p>
        ) : null}
        {answer.over ? (
          <p className="font-semibold text-danger">{t('results.deadlines.passed')}</p>
        ) : null}
      </div>
    </div>
  )
}

/** Of the person's own calendar, YYYY-MM-DD. */
function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
