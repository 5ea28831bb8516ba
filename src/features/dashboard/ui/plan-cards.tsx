import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { AccountHeader } from '../contract.ts'

export function PlanCards({ header }: { header: AccountHeader }) {
  const { t, formatDate, formatNumber } = useTranslation()
  const { plan, planEndsAt, renews, analysisCredits, analysesPerDay, memberSince } = header
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
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
    <div className="rounded-card border border-line bg-surface p-5">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="mt-1 font-heading text-xl font-semibold">{value}</dd>
      {children ? <dd className="mt-1 text-ink-soft">{children}</dd> : null}
    </div>
  )
}
