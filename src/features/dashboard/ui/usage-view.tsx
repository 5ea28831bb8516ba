import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { UsageMeter, UsageOverview } from '../contract.ts'
import { ActivityList } from './activity-list.tsx'
import { UsageChartView } from './usage-chart-view.tsx'
import { useTimeWords } from './use-time-words.ts'

/** What was used of one's plan, what happened, and how it went over the year. */
export function UsageView({ usage }: { usage: UsageOverview }) {
  const { t, formatNumber } = useTranslation()
  const { month } = useTimeWords()
  const { madeThisMonth, meters, chart, activities } = usage
  const words = {
    count: madeThisMonth,
    number: formatNumber(madeThisMonth),
    month: month(usage.month),
  }
  return (
    <>
      <section aria-labelledby="usage" className="flex flex-col gap-4">
        <h2 id="usage">{t('account.usage.title')}</h2>
        <p className="text-lg">{t('account.usage.thisMonth', words)}</p>
        <ul className="grid gap-4 sm:grid-cols-2">
          {meters.map((meter) => (
            <Meter key={`${meter.plan} ${meter.endsAt}`} meter={meter} />
          ))}
        </ul>
      </section>
      <UsageChartView chart={chart} />
      <ActivityList activities={activities} />
    </>
  )
}

function Meter({ meter }: { meter: UsageMeter }) {
  const { t, formatNumber, formatDate } = useTranslation()
  const { plan, per, used, total, endsAt } = meter
  const words = { used: formatNumber(used), total: formatNumber(total) }
  const planName = usePlanName()
  // It ends with a day: the one before is the last on which it counts.
  const lastDay = new Date(Date.parse(endsAt) - 1).toISOString()
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4">
      <p className="font-semibold">{planName(plan)}</p>
      <p>{t(`account.usage.used.${per}`, words)}</p>
      {/* The words above say the same. */}
      <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="h-2 w-full">
        <rect width="100" height="4" className="fill-sunken" />
        <MeterFill share={total > 0 ? used / total : 0} />
      </svg>
      <p className="text-sm text-ink-soft">
        {t('account.usage.until', { date: formatDate(lastDay) })}
      </p>
    </li>
  )
}

function usePlanName() {
  const { t } = useTranslation()
  return (plan: string) => {
    if (plan === 'free') return t('account.usage.free')
    if (plan === 'unlimited') return t('account.payments.types.unlimited')
    return t(`account.plan.${plan}`, {}, plan)
  }
}

/** Grows from the side where the reader's lines begin. */
function MeterFill({ share }: { share: number }) {
  const { direction } = useTranslation()
  const width = Math.min(100, share * 100)
  return (
    <rect
      x={direction === 'rtl' ? 100 - width : 0}
      width={width}
      height="4"
      className="fill-brand"
    />
  )
}
