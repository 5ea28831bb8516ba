import { ChevronRight, FolderOpen } from 'lucide-react'
import { Link } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { AccountOverview } from '../contract.ts'
import { EmptyState } from './empty-state.tsx'

type CaseSummary = AccountOverview['cases'][number]

/** The cases of a person, told apart by date, area and place: facts are shown by the result alone. */
export function CaseList({ cases }: { cases: CaseSummary[] }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="cases" className="flex flex-col gap-4">
      <h2 id="cases">{t('account.cases.title')}</h2>
      {cases.length === 0 ? (
        <EmptyState
          icon={<FolderOpen className="size-6" />}
          title={t('account.cases.none')}
          text={t('account.cases.noneText')}
        >
          <ButtonLink to="/">{t('account.cases.start')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {cases.map((summary) => (
            <li key={summary.id}>
              <CaseLink summary={summary} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function CaseLink({ summary }: { summary: CaseSummary }) {
  const { t, formatDate, formatCountry } = useTranslation()
  const { id, country, jurisdiction, legalArea, createdAt } = summary
  return (
    <Link
      to={`/?case=${id}`}
      className="group flex min-h-11 items-center gap-4 p-4 text-ink no-underline -outline-offset-2 hover:bg-brand-wash sm:px-5"
    >
      <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:flex-wrap sm:items-baseline sm:gap-x-4">
        <span className="font-semibold text-brand group-hover:underline">
          {legalArea ? t(`areas.${legalArea}`, {}, legalArea) : t('account.cases.noArea')}
        </span>
        <span className="flex flex-wrap gap-x-4 text-ink-soft">
          <bdi>{formatCountry(country)}</bdi>
          {jurisdiction && jurisdiction !== country ? <bdi dir="ltr">{jurisdiction}</bdi> : null}
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </span>
      </span>
      <span className="hidden text-brand sm:inline">{t('account.cases.open')}</span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-brand rtl:-scale-x-100" />
    </Link>
  )
}
