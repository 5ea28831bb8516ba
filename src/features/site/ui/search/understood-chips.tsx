import { X } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { SearchChip, SearchLink } from '../../domain/search/search-page.ts'

/** What the search was understood to ask for; each part is a link to the search without it. */
export function UnderstoodChips({ chips }: { chips: readonly SearchChip[] }) {
  const { t } = useTranslation()
  if (chips.length === 0) return null
  return (
    <section aria-labelledby="understood" className="flex flex-col gap-2 print:hidden">
      <h2 id="understood" className="font-body text-base font-semibold">
        {t('search.understood')}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {chips.map((chip) => (
          <li key={`${chip.kind} ${chip.text}`} className="max-w-full">
            <Chip chip={chip} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Chip({ chip: { kind, text, from, href } }: { chip: SearchChip }) {
  const { t } = useTranslation()
  return (
    <Link
      to={href}
      preventScrollReset
      className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-pill border border-line-strong bg-surface px-4 py-1.5 text-ink no-underline hover:border-brand hover:bg-brand-wash"
    >
      <span className="sr-only">{t('search.leaveOut')} </span>
      <span className="min-w-0 wrap-anywhere">
        {t(`search.chip.${kind}`, { text })}
        {from ? (
          <span className="text-ink-soft"> {t('search.chipFrom', { words: from })}</span>
        ) : null}
      </span>
      <X aria-hidden size={18} className="shrink-0 text-brand" />
    </Link>
  )
}

/** Other searches the same words may stand for. */
export function OtherReadings({ others }: { others: readonly SearchLink[] }) {
  const { t } = useTranslation()
  if (others.length === 0) return null
  return (
    <section aria-labelledby="other-readings" className="print:hidden">
      <h2 id="other-readings" className="font-body text-base font-semibold">
        {t('search.others')}
      </h2>
      <SearchLinks links={others} kind="other" />
    </section>
  )
}

/** Searches with the number of lawyers each finds. */
export function SearchLinks({ links, kind }: { links: readonly SearchLink[]; kind: string }) {
  const { t, formatNumber } = useTranslation()
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map((link) => (
        <li key={link.href}>
          <Link to={link.href} className="inline-flex min-h-11 items-center gap-1.5">
            <span>{t(`search.${kind}.${link.kind}`, { text: link.text })}</span>
            <span className="text-ink-soft tabular-nums">
              <span aria-hidden>({numberOf(link.count, formatNumber)})</span>
              <span className="sr-only">
                {t('search.found', {
                  count: link.count,
                  number: numberOf(link.count, formatNumber),
                })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const COUNTED_EXACTLY = 1_000

/** Counted to a thousand; more are "1,000+". */
function numberOf(count: number, formatNumber: (value: number) => string): string {
  return count > COUNTED_EXACTLY ? `${formatNumber(COUNTED_EXACTLY)}+` : formatNumber(count)
}
