import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { AccountHeader } from '../contract.ts'

/** One sheet of lines on a phone, so that the open tab comes into sight; three cards where there is room. */
export function PlanCards({ header }: { header: AccountHeader }) {
  const { t, formatDate, formatNumber } = useTranslation()
  const { plan, planEndsAt, renews, analysisCredits, analysesPerDay, memberSince } = header
  return (
    <dl className="grid overflow-hidden rounded-card border border-line bg-surface max-sm:divide-y max-sm:divide-line sm:grid-cols-3 sm:gap-4 sm:rounded-none sm:border-0 sm:bg-transparent">
      <Figure label={t('account.plan.label')} value={t(`account.plan.${plan}`, {}, plan)}>
        {planEndsAt ? (
          <>
            <p className="text-ink">{t('account.plan.until', { date: formatDate(planEndsAt) })}</p>
            {renews ? null : <p>{t('account.plan.noRenewal')}</p>}
          </>
        ) : (
          <Link to="/pricing" className="inline-flex min-h-11 items-center">
            {t('account.plan.seePrice')}
          </Link>
        )}
      </Figure>
      <Figure
        label={t('account.credits.label')}
        value={
          analysisCredits === -1 ? t('account.credits.unlimited') : formatNumber(analysisCredits)
        }
      >
        {analysesPerDay === null
          ? null
          : t('account.credits.perDay', { number: formatNumber(analysesPerDay) })}
      </Figure>
      <Figure label={t('account.memberSince')} value={formatDate(memberSince)} />
    </dl>
  )
}

type FigureProps = { label: string; value: string; children?: ReactNode }

function Figure({ label, value, children }: FigureProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3 sm:block sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-5">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-heading text-xl font-semibold sm:mt-1">{value}</dd>
      {children ? <dd className="mt-1 text-ink-soft max-sm:w-full">{children}</dd> : null}
    </div>
  )
}
