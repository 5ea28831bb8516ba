import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../design/button.tsx'
import { SelectField, TextField } from '../../../design/field.tsx'
import { Notice } from '../../../design/notice.tsx'
import { countryNameOf } from '../../../i18n/names-of-codes.ts'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { LAWYERS_ASKED, SEARCH_MIN_LENGTH } from '../../../shared/lawyer-list.ts'
import { LEGAL_AREAS } from '../../../shared/legal-areas.ts'
import type { Lawyer } from '../contract.ts'
import { Answer } from './lawyer-list.tsx'
import { OrderingNote } from './ordering-note.tsx'
import { useDebounced } from './use-debounced.ts'

const TYPING_RESTS_MS = 300
const MAX_LENGTH = 200

export type LawyerSearch = { query: string; country: string; specialty: string }

type Props = {
  initialQuery?: string
  initialCountry?: string
  initialSpecialty?: string
  /** The answer to the initial search, where the server has already given it. */
  initialLawyers?: readonly Lawyer[] | undefined
  /** Countries that can be chosen; without them those of the lawyers found. */
  countries?: readonly { code: string; name: string }[] | undefined
  /** On `/search` the form is a real one: it works without script and its answer has an address. */
  ownPage?: boolean
}

/** Searches the whole directory by name, firm or city. */
export function LawyerSearchPanel({
  initialQuery = '',
  initialCountry = '',
  initialSpecialty = '',
  initialLawyers,
  countries,
  ownPage = false,
}: Props) {
  const { t } = useTranslation()
  const initial: LawyerSearch = {
    query: initialQuery.trim(),
    country: initialCountry,
    specialty: initialSpecialty,
  }
  const [search, setSearch] = useFollowing(initial)
  const { query: words, ...choices } = useDebounced(search, TYPING_RESTS_MS)
  const rested = words.trim()
  const asked: LawyerSearch = { query: rested, ...choices }
  const long = rested.length >= SEARCH_MIN_LENGTH
  const asks = long || isBrowsing(asked)
  const query = useQuery<Lawyer[]>({
    queryKey: keyOf(asked),
    enabled: asks,
    placeholderData: keepPreviousData,
    ...(initialLawyers && JSON.stringify(asked) === JSON.stringify(initial)
      ? { initialData: [...initialLawyers] }
      : {}),
  })
  return (
    <div className="flex flex-col gap-5">
      <SearchForm ownPage={ownPage}>
        <SearchFields
          search={search}
          onChange={setSearch}
          countries={countries}
          found={query.data ?? []}
        />
      </SearchForm>
      <div aria-busy={query.isFetching}>
        {rested.length > 0 && !long ? <p role="status">{t('search.tooShort')}</p> : null}
        {asks ? (
          <div className="flex flex-col gap-5">
            {ownPage ? <h2 className="sr-only">{t('search.resultsTitle')}</h2> : null}
            <OrderingNote list={long ? 'search' : 'browse'} />
            <Answer
              query={query}
              listKey={JSON.stringify(asked)}
              area={asked.specialty || undefined}
              empty={<NobodyFound />}
            />
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** A country or an area without words: the list of the place. */
function isBrowsing({ query, country, specialty }: LawyerSearch): boolean {
  return query === '' && (country !== '' || specialty !== '')
}

function keyOf(asked: LawyerSearch) {
  const { country, specialty } = asked
  return isBrowsing(asked)
    ? ['/api/lawyers', { country, specialization: specialty, limit: LAWYERS_ASKED }]
    : ['/api/lawyers/search', { ...asked, limit: LAWYERS_ASKED }]
}

function SearchForm({ ownPage, children }: { ownPage: boolean; children: ReactNode }) {
  return (
    <search className="block rounded-card border border-line bg-sunken p-4 print:hidden">
      {ownPage ? (
        <Form method="get" action="/search" preventScrollReset>
          {children}
        </Form>
      ) : (
        <form onSubmit={(event) => event.preventDefault()}>{children}</form>
      )}
    </search>
  )
}

/** State that starts anew when the page gives another start, as after "back". */
function useFollowing(initial: LawyerSearch) {
  const [followed, setFollowed] = useState(initial)
  const [search, setSearch] = useState(initial)
  if (JSON.stringify(followed) !== JSON.stringify(initial)) {
    setFollowed(initial)
    setSearch(initial)
  }
  return [search, setSearch] as const
}

type FieldsProps = {
  search: LawyerSearch
  onChange(search: LawyerSearch): void
  countries: Props['countries']
  found: readonly Lawyer[]
}

function SearchFields({ search, onChange, countries, found }: FieldsProps) {
  const { t, language } = useTranslation()
  const codes = [
    ...new Set([
      ...found.map((lawyer) => lawyer.country),
      ...(search.country ? [search.country] : []),
    ]),
  ]
  const offered =
    countries ?? codes.sort().map((code) => ({ code, name: countryNameOf(code, language) }))
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          label={t('search.label')}
          type="search"
          name="q"
          dir="auto"
          maxLength={MAX_LENGTH}
          autoComplete="off"
          value={search.query}
          onChange={(event) => onChange({ ...search, query: event.target.value })}
        />
      </div>
      <SelectField
        label={t('search.country')}
        name="country"
        value={search.country}
        onChange={(event) => onChange({ ...search, country: event.target.value })}
      >
        <option value="">{t('search.allCountries')}</option>
        {offered.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('search.specialty')}
        name="specialty"
        value={search.specialty}
        onChange={(event) => onChange({ ...search, specialty: event.target.value })}
      >
        <option value="">{t('search.allSpecialties')}</option>
        {LEGAL_AREAS.map((area) => (
          <option key={area} value={area}>
            {t(`areas.${area}`)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" className="sm:col-span-2 sm:justify-self-start">
        {t('search.submit')}
      </Button>
    </div>
  )
}

function NobodyFound() {
  const { t } = useTranslation()
  return (
    <Notice role="status" title={t('search.none')}>
      <p>{t('search.noneHint')}</p>
    </Notice>
  )
}
