import { CalendarCheck, CalendarClock } from 'lucide-react'
import { useId } from 'react'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { CountedFrom, DeadlineFinding } from '../../law/contract.ts'
import { DeadlineItem, partedByWhose } from '../../law/ui.ts'
import { DeadlineTimeline } from './deadline-timeline.tsx'

type Props = { deadlines: readonly DeadlineFinding[]; usuallyFrom: readonly CountedFrom[] }

export function Deadlines({ deadlines, usuallyFrom }: Props) {
  const { own, otherSide } = partedByWhose(deadlines)
  return (
    <>
      {own.length > 0 ? <OwnDeadlines deadlines={own} /> : null}
      {deadlines.length === 0 ? <NoneKnown usuallyFrom={usuallyFrom} /> : null}
      {otherSide.length > 0 ? <OtherSide deadlines={otherSide} /> : null}
    </>
  )
}

function OwnDeadlines({ deadlines }: Pick<Props, 'deadlines'>) {
  const { t } = useTranslation()
  const titleId = useId()
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
      <DeadlineList deadlines={deadlines} />
    </section>
  )
}

/** Nothing of it is for the person to do in time, so it comes after what is, and in the colour of any other part. */
function OtherSide({ deadlines }: Pick<Props, 'deadlines'>) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line p-5">
      <h2 id={titleId} className="flex items-start gap-3">
        <CalendarCheck aria-hidden size={28} className="shrink-0" />
        {t('results.deadlines.otherSide.title')}
      </h2>
      <p className="measure mt-1">{t('results.deadlines.otherSide.note')}</p>
      <DeadlineList deadlines={deadlines} />
    </section>
  )
}

function DeadlineList({ deadlines }: Pick<Props, 'deadlines'>) {
  const { t } = useTranslation()
  return (
    <>
      <ul className="mt-4 flex flex-col gap-4">
        {deadlines.map((deadline) => (
          <DeadlineItem
            key={`${deadline.law} ${deadline.period} ${deadline.from}`}
            deadline={deadline}
          />
        ))}
      </ul>
      <p className="mt-4 text-sm">{t('results.deadlines.holidays')}</p>
    </>
  )
}

/** That we know no deadline is no sign that none runs: elsewhere such a matter has one. */
function NoneKnown({ usuallyFrom }: Pick<Props, 'usuallyFrom'>) {
  const { t, formatChoice } = useTranslation()
  if (usuallyFrom.length === 0) return null
  return (
    <Notice
      tone="amber"
      icon={<CalendarClock className="size-5" />}
      title={t('results.deadlines.noneKnown.title')}
    >
      <p>
        {t('results.deadlines.noneKnown.text', {
          from: formatChoice(usuallyFrom.map((from) => t(`results.deadlines.from.${from}`))),
        })}
      </p>
    </Notice>
  )
}
