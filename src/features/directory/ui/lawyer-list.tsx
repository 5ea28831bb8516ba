import { type ReactNode, useMemo, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { Notice } from '../../../design/notice.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { Lawyer } from '../contract.ts'
import { LawyerCards } from './lawyer-cards.tsx'
import { LawyerFilters, type ListFilters, NO_FILTERS } from './lawyer-filters.tsx'
import { LawyersFailed, LawyersLoading, LawyersOffline } from './list-states.tsx'
import { OrderingNote } from './ordering-note.tsx'
import { useDebounced } from './use-debounced.ts'
import { type LawyerPages, type LawyerQuestion, useLawyerPages } from './use-lawyer-pages.ts'

const TYPING_RESTS_MS = 300

type Props = {
  /** What the list was made for, such as a case: another one has another order. */
  madeFor: string
  /** ISO 3166-1; without it and a jurisdiction nothing is asked. */
  country: string
  jurisdiction: string
  /** The first identified area. */
  area?: string | undefined
  /** The place in words. */
  placeName: string
  /** The list without filters, where the page already has it. */
  initialLawyers?: readonly Lawyer[] | undefined
}

/** Lawyers of a place with their filters. */
export function LawyerList(props: Props) {
  const { madeFor, country, jurisdiction, placeName, initialLawyers } = props
  const { language } = useTranslation()
  const [filters, setFilters] = useState<ListFilters>(NO_FILTERS)
  // Where nobody lists the area, the given list is the place's whole one, and filters must keep to that.
  const givenIsWide = initialLawyers?.every((lawyer) => !lawyer.why.includes('area')) ?? false
  const [everyArea, setEveryArea] = useState(givenIsWide)
  const area = everyArea ? undefined : props.area
  const typed = filters.nameSearch.trim()
  const rested = useDebounced(typed, TYPING_RESTS_MS)
  // An emptied field counts at once: nothing is asked with the old words and the new filters.
  const nameSearch = typed === '' ? '' : rested
  const enabled = Boolean(country && jurisdiction)

  const place = { country, jurisdiction, specialization: area }
  const given = everyArea === givenIsWide ? initialLawyers : undefined
  const whole = useLawyerPages(questionOf(place, NO_FILTERS), { enabled, given, madeFor })
  const asked = { ...filters, nameSearch }
  const filtered = isFiltered(asked)
  const list = useLawyerPages(questionOf(place, asked), {
    enabled,
    madeFor,
    ...(filtered ? {} : { given }),
  })
  const cities = useMemo(() => citiesOf(whole.lawyers ?? [], language), [whole.lawyers, language])

  if (!enabled) return null
  return (
    <div className="flex flex-col gap-5">
      <LawyerFilters filters={filters} cities={cities} onChange={setFilters} />
      <OrderingNote list="place" />
      <div aria-busy={list.isFetching}>
        <Answer
          list={list}
          listKey={JSON.stringify([place, asked])}
          area={area}
          empty={
            <NobodyFound
              placeName={placeName}
              onClearFilters={filtered ? () => setFilters(NO_FILTERS) : undefined}
              onEveryArea={area ? () => setEveryArea(true) : undefined}
            />
          }
        />
      </div>
    </div>
  )
}

type AnswerProps = {
  list: LawyerPages
  listKey: string
  area?: string | undefined
  empty: ReactNode
}

/** A list's answer in each of its states. */
export function Answer({ list, listKey, area, empty }: AnswerProps) {
  const { lawyers } = list
  const failed = list.isError ? <LawyersFailed busy={list.isFetching} onRetry={list.retry} /> : null
  if (!lawyers) return failed ?? (list.isOffline ? <LawyersOffline /> : <LawyersLoading />)
  if (lawyers.length === 0) return empty
  return (
    <div className="flex flex-col gap-4">
      <LawyerCards key={listKey} lawyers={lawyers} pages={list} area={area} />
      {failed ?? (list.isOffline ? <LawyersOffline /> : null)}
    </div>
  )
}

type NobodyProps = {
  placeName: string
  onClearFilters: (() => void) | undefined
  onEveryArea: (() => void) | undefined
}

function NobodyFound({ placeName, onClearFilters, onEveryArea }: NobodyProps) {
  const { t } = useTranslation()
  return (
    <Notice role="status" title={t('lawyers.noneFound', { place: placeName })}>
      <p>{t('lawyers.noneFoundText')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {onClearFilters ? (
          <Button look="secondary" onClick={onClearFilters}>
            {t('lawyers.clearFilters')}
          </Button>
        ) : null}
        {onEveryArea ? (
          <Button look="secondary" onClick={onEveryArea}>
            {t('lawyers.everyArea')}
          </Button>
        ) : null}
      </div>
    </Notice>
  )
}

type Place = { country: string; jurisdiction: string; specialization: string | undefined }

/** One spelling of the same question, so that it is asked once. */
function questionOf(place: Place, { freeConsultation, ...rest }: ListFilters): LawyerQuestion {
  return { path: '/api/lawyers', ...place, ...rest, freeConsultation: freeConsultation || null }
}

function isFiltered(filters: ListFilters): boolean {
  return (
    filters.nameSearch !== '' ||
    filters.location !== 'all' ||
    filters.experience !== 'any' ||
    filters.freeConsultation
  )
}

function citiesOf(lawyers: readonly Lawyer[], language: string): string[] {
  return [...new Set(lawyers.map((lawyer) => lawyer.location))].sort((a, b) =>
    a.localeCompare(b, language),
  )
}
