import { WaitNotice } from '../../../../design/wait-notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { useWaitWords } from '../../../../i18n/wait-words.ts'
import { SafetyPanel } from '../../../analysis/ui.ts'
import { OrderingNote } from '../../../directory/ui.ts'
import { searchAddress } from '../../domain/search/search-choices.ts'
import type { SearchPage } from '../../domain/search/search-page.ts'
import { FacetColumn, FacetFold } from './facet-list.tsx'
import { FoundLawyers } from './found-lawyers.tsx'
import { NothingFound } from './nothing-found.tsx'
import { type CountryOption, SearchForm } from './search-form.tsx'
import { TooLong } from './too-long.tsx'
import { OtherReadings, UnderstoodChips } from './understood-chips.tsx'

type Props = { page: SearchPage; countries: readonly CountryOption[] }

/** The search: what is asked, what was understood, what was found, and how to go on. */
export function SearchView({ page, countries }: Props) {
  const { t } = useTranslation()
  const inWords = useWaitWords()
  return (
    <div className="wide-column flex flex-col gap-6 py-10">
      <header className="flex flex-col gap-3">
        <h1>{t('search.title')}</h1>
        <p className="measure text-lg">{t('search.intro')}</p>
      </header>
      {page.safety ? <SafetyPanel safety={page.safety} /> : null}
      <SearchForm
        choices={page.choices}
        countries={countries}
        tooShort={page.state === 'too-short'}
      />
      {page.state === 'too-long' ? <TooLong /> : null}
      {page.waitSeconds ? (
        <WaitNotice title={t('wait.tooMany')} left={inWords(page.waitSeconds)} />
      ) : null}
      <UnderstoodChips chips={page.chips} />
      <OtherReadings others={page.others} />
      <Answer page={page} />
    </div>
  )
}

function Answer({ page }: { page: SearchPage }) {
  if (page.state === 'nothing') {
    return (
      <>
        <NothingFound
          near={page.near}
          place={page.chips.find(({ kind }) => kind === 'place')?.text}
          understood={page.chips.length > 0}
        />
        <List page={page} />
      </>
    )
  }
  if (page.state !== 'found') return null
  const { facets, list } = page
  const exact = list?.exact ?? true
  return (
    <div
      className={`grid gap-x-10 gap-y-5 ${facets.length > 0 ? 'wide:grid-cols-[16rem_minmax(0,1fr)]' : ''}`}
    >
      <FacetFold groups={facets} exact={exact} />
      <FacetColumn groups={facets} exact={exact} />
      <div className="min-w-0 max-w-[60rem]">
        <List page={page} />
      </div>
    </div>
  )
}

function List({ page: { list, choices, widenedTo, area, chips } }: { page: SearchPage }) {
  const { t, formatNumber } = useTranslation()
  if (!list) return null
  const { total, exact } = list
  const title = widenedTo
    ? t('search.lawyersIn', { place: widenedTo })
    : t(exact ? 'search.found' : 'search.foundAbout', { count: total, number: formatNumber(total) })
  return (
    <section aria-labelledby="found" className="flex flex-col gap-5">
      <h2 id="found">{title}</h2>
      <OrderingNote list={chips.some(({ kind }) => kind === 'name') ? 'search' : 'browse'} />
      <FoundLawyers
        key={searchAddress(choices, { cursor: list.lawyers[0]?.id })}
        list={list}
        choices={choices}
        area={area}
      />
    </section>
  )
}
