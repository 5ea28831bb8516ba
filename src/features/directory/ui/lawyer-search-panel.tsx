import { useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { SelectField, TextField } from '../../../design/field.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { SEARCH_MIN_LENGTH } from '../../../shared/lawyer-list.ts'
import { LEGAL_AREAS } from '../../../shared/legal-areas.ts'
import type { Lawyer } from '../contract.ts'
import { Answer } from './lawyer-list.tsx'
import { OrderingNote } from './ordering-note.tsx'
import { useDebounced } from './use-debounced.ts'
import { type LawyerQuestion, useLawyerPages } from './use-lawyer-pages.ts'

const TYPING_RESTS_MS = 300
const MAX_LENGTH = 200

type LawyerSearch = { query: string; country: string; specialty: string }

const NOTHING: LawyerSearch = { query: '', country: '', specialty: '' }

type Props = {
  /** Countries that can be chosen; without them those of the lawyers found. */
  countries?: readonly { code: string; name: string }[] | undefined
}

/** Searches the whole directory by name, firm or city. */
export function LawyerSearchPanel({ countries }: Props) {
  const { t } = useTranslation()
  const [search, setSearch] = useState(NOTHING)
  const { query: words, ...choices } = useDebounced(search, TYPING_RESTS_MS)
  const rested = words.trim()
  const asked: LawyerSearch = { query: rested, ...choices }
  const long = rested.length >= SEARCH_MIN_LENGTH
  const asks = long || isBrowsing(asked)
  const list = useLawyerPages(addressOf(asked), { enabled: asks })
  return (
    <div className="flex flex-col gap-5">
      <search className="block rounded-card border border-line bg-sunken p-4 print:hidden">
        <form onSubmit={(event) => event.preventDefault()}>
          <SearchFields
            search={search}
            onChange={setSearch}
            countries={countries}
            found={list.lawyers ?? []}
          />
        </form>
      </search>
      <div aria-busy={list.isFetching}>
        {rested.length > 0 && !long ? <p role="status">{t('search.tooShort')}</p> : null}
        {asks ? (
          <div className="flex flex-col gap-5">
            <OrderingNote list={long ? 'search' : 'browse'} />
            <Answer
              list={list}
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

function addressOf(asked: LawyerSearch): LawyerQuestion {
  const { country, specialty } = asked
  return isBrowsing(asked)
    ? { path: '/api/lawyers', country, specialization: specialty }
    : { path: '/api/lawyers/search', ...asked }
}

type FieldsProps = {
  search: LawyerSearch
  onChange(search: LawyerSearch): void
  countries: Props['countries']
  found: readonly Lawyer[]
}

function SearchFields({ search, onChange, countries, found }: FieldsProps) {
  const { t, formatCountry } = useTranslation()
  const codes = [
    ...new Set([
      ...found.map((lawyer) => lawyer.country),
      ...(search.country ? [search.country] : []),
    ]),
  ]
  const offered = countries ?? codes.sort().map((code) => ({ code, name: formatCountry(code) }))
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
