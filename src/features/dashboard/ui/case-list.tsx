import { FolderOpen } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../../../design/button.tsx'
import { TextField } from '../../../design/field.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { ShownCase } from '../contract.ts'
import { tabAddress } from '../domain/account-tab.ts'
import { isFound, SEARCH_FROM } from '../domain/case-search.ts'
import { EmptyState } from './empty-state.tsx'
import { useCaseNames } from './use-case-names.ts'

/** The cases of a person, told apart by name, area, place and date: facts are shown by the result alone. */
export function CaseList({ cases, wasDeleted }: { cases: ShownCase[]; wasDeleted: boolean }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="cases" className="flex flex-col gap-4">
      <h2 id="cases">{t('account.cases.title')}</h2>
      {wasDeleted ? (
        <Notice tone="sure" role="status">
          {t('account.cases.deleted')}
        </Notice>
      ) : null}
      {cases.length === 0 ? (
        <EmptyState
          icon={<FolderOpen className="size-6" />}
          title={t('account.cases.none')}
          text={t('account.cases.noneText')}
        >
          <ButtonLink to="/">{t('account.cases.start')}</ButtonLink>
        </EmptyState>
      ) : (
        <SearchedCases cases={cases} />
      )}
    </section>
  )
}

function SearchedCases({ cases }: { cases: ShownCase[] }) {
  const { t, formatNumber } = useTranslation()
  const { areaName } = useCaseNames()
  const [wanted, setWanted] = useState('')
  // What is searched for stays in this browser: names of cases are nobody else's business.
  const [canSearch, setCanSearch] = useState(false)
  useEffect(() => setCanSearch(cases.length >= SEARCH_FROM), [cases.length])
  const shown = cases.filter((one) => isFound(wanted, { ...one, areaName: areaName(one) }))
  const searchId = useId()
  return (
    <>
      {canSearch ? (
        <div className="max-w-md">
          <TextField
            id={searchId}
            type="search"
            dir="auto"
            autoComplete="off"
            label={t('account.cases.search')}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        </div>
      ) : null}
      <p role="status" className="text-ink-soft empty:hidden">
        {canSearch && wanted.trim() !== ''
          ? t('account.cases.found', { count: shown.length, number: formatNumber(shown.length) })
          : null}
      </p>
      {shown.length > 0 ? (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {shown.map((one) => (
            <li key={one.id}>
              <CaseRow shown={one} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function CaseRow({ shown }: { shown: ShownCase }) {
  const { t, formatDate } = useTranslation()
  const { caseName, areaName } = useCaseNames()
  const { id, title, place, createdAt } = shown
  const name = caseName(shown)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <Link
          to={`/?case=${id}`}
          aria-label={t('account.cases.openNamed', { name })}
          className="inline-flex min-h-11 items-center text-lg font-semibold wrap-anywhere"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="flex flex-wrap gap-x-4 text-ink-soft">
          {title ? <span>{areaName(shown)}</span> : null}
          <bdi>{place}</bdi>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        </p>
      </div>
      <Link
        to={tabAddress('cases', { case: id })}
        aria-label={t('account.cases.manageNamed', { name })}
        className="inline-flex min-h-11 items-center"
      >
        {t('account.cases.manage')}
      </Link>
    </div>
  )
}
