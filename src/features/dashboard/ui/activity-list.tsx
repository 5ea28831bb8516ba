import { Eye, FileCheck, History, ReceiptText, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { usePriceText } from '../../payments/ui.ts'
import type { Activity } from '../contract.ts'
import { tabAddress } from '../domain/account-tab.ts'
import { EmptyState } from './empty-state.tsx'

const ICONS = { analysis: FileCheck, receipt: ReceiptText, refund: Undo2, operator_read: Eye }

/** What happened in the account: analyses, money, and who looked. */
export function ActivityList({ activities }: { activities: Activity[] }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="activity" className="flex flex-col gap-4">
      <h2 id="activity">{t('account.activity.title')}</h2>
      {activities.length === 0 ? (
        <EmptyState
          icon={<History className="size-6" />}
          title={t('account.activity.none')}
          text={t('account.activity.noneText')}
        />
      ) : (
        <ol className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {activities.map((activity) => (
            <li
              key={`${activity.at} ${activity.kind} ${subjectOf(activity)}`}
              className="flex items-start gap-3 px-4 py-2 sm:px-5"
            >
              <ActivityIcon kind={activity.kind} />
              <Line activity={activity} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function ActivityIcon({ kind }: Pick<Activity, 'kind'>) {
  const Icon = ICONS[kind]
  return <Icon aria-hidden className="mt-3 size-5 shrink-0 text-brand" />
}

function Line({ activity }: { activity: Activity }) {
  const { formatDate } = useTranslation()
  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
      <div className="min-w-0 wrap-anywhere">
        <What activity={activity} />
      </div>
      <time dateTime={activity.at} className="text-ink-soft">
        {formatDate(activity.at)}
      </time>
    </div>
  )
}

function What({ activity }: { activity: Activity }) {
  const { t } = useTranslation()
  const price = usePriceText()
  switch (activity.kind) {
    case 'analysis': {
      const { area, caseId } = activity
      const text = area
        ? t('account.activity.analysis', { area: t(`areas.${area}`, {}, area) })
        : t(`account.activity.${caseId ? 'analysisUnclear' : 'analysisDeleted'}`)
      return caseId ? <To address={`/?case=${caseId}`}>{text}</To> : <Plain>{text}</Plain>
    }
    case 'receipt':
    case 'refund': {
      const { type, description, amount, currency, receiptId, kind } = activity
      const what = t(`account.payments.types.${type}`, {}, description || type)
      return (
        <To address={`/receipt/${receiptId}`}>
          {t(`account.activity.${kind}`, { what, amount: price(amount, currency) })}
        </To>
      )
    }
    case 'operator_read':
      return (
        <>
          <To address={tabAddress('cases', { case: activity.caseId })}>
            {t('account.activity.operatorRead')}
          </To>{' '}
          <q dir="auto">{activity.reason}</q>
        </>
      )
  }
}

function To({ address, children }: { address: string; children: ReactNode }) {
  return (
    <Link to={address} className="inline-flex min-h-11 items-center">
      {children}
    </Link>
  )
}

function Plain({ children }: { children: ReactNode }) {
  return <span className="inline-flex min-h-11 items-center">{children}</span>
}

function subjectOf(activity: Activity): string {
  if (activity.kind === 'analysis') return activity.caseId ?? ''
  return activity.kind === 'operator_read' ? activity.caseId : activity.receiptId
}
