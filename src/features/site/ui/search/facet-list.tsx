import { useId } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { FacetGroup, FacetOption } from '../../domain/search/search-page.ts'

type Props = {
  groups: readonly FacetGroup[]
  /** Whether the numbers are exact; otherwise they are reckoned from a sample. */
  exact: boolean
}

/** On a phone, folded above the list. */
export function FacetFold(props: Props) {
  const { t } = useTranslation()
  if (props.groups.length === 0) return null
  return (
    <details className="rounded-card border border-line bg-surface px-4 wide:hidden print:hidden">
      <summary className="flex min-h-12 cursor-pointer items-center gap-2 font-semibold text-brand before:content-['+'] [details[open]>&]:before:content-['−']">
        {t('search.narrow')}
      </summary>
      <nav aria-label={t('search.narrow')} className="grid gap-5 pb-4 sm:grid-cols-2">
        <Groups {...props} />
      </nav>
    </details>
  )
}

/** On a wide screen, beside the list. */
export function FacetColumn(props: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <nav
      aria-labelledby={titleId}
      className="hidden flex-col gap-6 wide:flex print:hidden"
      hidden={props.groups.length === 0}
    >
      <h2 id={titleId} className="text-lg">
        {t('search.narrow')}
      </h2>
      <Groups {...props} />
    </nav>
  )
}

const SHOWN_AT_ONCE = 8

function Groups({ groups, exact }: Props) {
  const { t } = useTranslation()
  return (
    <>
      {groups.map((group) => (
        <Group key={group.kind} group={group} exact={exact} />
      ))}
      {exact ? null : <p className="text-sm text-ink-soft">{t('search.reckoned')}</p>}
    </>
  )
}

function Group({ group: { kind, options }, exact }: { group: FacetGroup; exact: boolean }) {
  const { t } = useTranslation()
  const titleId = useId()
  const others = options.slice(SHOWN_AT_ONCE)
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="font-body text-base font-semibold">
        {t(`search.facet.${kind}`)}
      </h3>
      <Options options={options.slice(0, SHOWN_AT_ONCE)} exact={exact} />
      {others.length > 0 ? (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand">
            {t('search.moreOptions', { count: others.length })}
          </summary>
          <Options options={others} exact={exact} />
        </details>
      ) : null}
    </section>
  )
}

function Options({ options, exact }: { options: readonly FacetOption[]; exact: boolean }) {
  return (
    <ul>
      {options.map((option) => (
        <li key={option.href}>
          <Link
            to={option.href}
            preventScrollReset
            className="flex min-h-11 items-center justify-between gap-3 no-underline hover:underline"
          >
            <span className="min-w-0 wrap-anywhere">{option.label}</span>
            <Count count={option.count} exact={exact} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

const TOLD_TO = 1_000

function Count({ count, exact }: { count: number; exact: boolean }) {
  const { t, formatNumber } = useTranslation()
  const number = exact
    ? formatNumber(count)
    : count >= TOLD_TO
      ? `${formatNumber(TOLD_TO)}+`
      : t('search.about', { number: formatNumber(oneDigit(count)) })
  return (
    <span className="shrink-0 text-ink-soft tabular-nums">
      <span aria-hidden>{number}</span>
      <span className="sr-only"> {t('search.found', { count, number })}</span>
    </span>
  )
}

/** A sample says no more than one digit for sure. */
function oneDigit(count: number): number {
  return count < 10 ? 10 : Number(count.toPrecision(1))
}
