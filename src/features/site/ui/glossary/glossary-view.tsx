import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { LetterGroup } from '../../../glossary/contract.ts'
import { createTermSearch } from '../../../glossary/ui.ts'
import { GlossarySearch } from './glossary-search.tsx'
import { LetterRail, letterId } from './letter-rail.tsx'
import { NoTermsFound } from './no-terms-found.tsx'
import { TermDetails } from './term-details.tsx'
import { useOpenTerm } from './use-open-term.ts'

/** The dictionary: its letters, its terms, and the search that narrows both while one types. */
export function GlossaryView({ groups }: { groups: readonly LetterGroup[] }) {
  const { t, formatNumber } = useTranslation()
  const [typed, setTyped] = useTyped()
  const query = typed.trim()
  const search = useMemo(() => createTermSearch(groups.flatMap(({ terms }) => terms)), [groups])
  const shown = useMemo(() => narrow(groups, query, search), [groups, query, search])
  const count = shown.reduce((sum, { terms }) => sum + terms.length, 0)
  useOpenTerm()
  return (
    <div className="wide-column flex flex-col gap-6 py-10">
      <header className="flex flex-col gap-3">
        <h1>{t('glossary.title')}</h1>
        <p className="measure text-lg">{t('glossary.intro')}</p>
      </header>
      <GlossarySearch typed={typed} onType={setTyped} />
      <p role="status" className={query === '' ? 'sr-only' : ''}>
        {query !== '' && count > 0
          ? t('glossary.found', { count, number: formatNumber(count) })
          : null}
      </p>
      {count === 0 ? (
        <NoTermsFound query={query} near={search.near(query)} />
      ) : (
        <div className="grid gap-x-8 gap-y-4 wide:grid-cols-[6rem_minmax(0,45rem)]">
          <LetterRail letters={shown.map(({ letter }) => letter)} />
          <div className="flex min-w-0 flex-col gap-8">
            {shown.map(({ letter, terms }) => (
              <section key={letter} aria-labelledby={letterId(letter)}>
                <h2 id={letterId(letter)}>{letter}</h2>
                <ul className="mt-2 flex flex-col divide-y divide-line border-y border-line">
                  {terms.map((term) => (
                    <li key={term.id}>
                      <TermDetails term={term} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      )}
      <p className="measure text-sm text-ink-soft">{t('glossary.byHand')}</p>
    </div>
  )
}

type Search = ReturnType<typeof createTermSearch>

function narrow(groups: readonly LetterGroup[], query: string, search: Search) {
  if (query === '') return groups
  const found = search.find(query)
  return groups
    .map(({ letter, terms }) => ({ letter, terms: terms.filter(({ id }) => found.has(id)) }))
    .filter(({ terms }) => terms.length > 0)
}

/** The words of the address, until somebody types others. */
function useTyped() {
  const searched = useSearchParams()[0].get('q') ?? ''
  const [followed, setFollowed] = useState(searched)
  const [typed, setTyped] = useState(searched)
  if (followed !== searched) {
    setFollowed(searched)
    setTyped(searched)
  }
  return [typed, setTyped] as const
}
