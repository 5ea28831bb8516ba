import { useId } from 'react'
import { SelectField, TextField } from '../../../design/field.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { EXPERIENCE_FILTERS } from '../../../shared/lawyer-list.ts'

export type ListFilters = {
  nameSearch: string
  location: string
  experience: string
  freeConsultation: boolean
}

export const NO_FILTERS: ListFilters = {
  nameSearch: '',
  location: 'all',
  experience: 'any',
  freeConsultation: false,
}

type Props = {
  filters: ListFilters
  cities: readonly string[]
  onChange(filters: ListFilters): void
}

export function LawyerFilters({ filters, cities, onChange }: Props) {
  const { t } = useTranslation()
  const freeId = useId()
  const change = (part: Partial<ListFilters>) => onChange({ ...filters, ...part })
  return (
    <fieldset className="rounded-card border border-line bg-sunken p-4 print:hidden">
      <legend className="float-start w-full pb-3 font-semibold">{t('lawyers.filters')}</legend>
      <div className="clear-both grid gap-4 sm:grid-cols-3">
        <TextField
          label={t('lawyers.name')}
          type="search"
          maxLength={200}
          autoComplete="off"
          dir="auto"
          value={filters.nameSearch}
          onChange={(event) => change({ nameSearch: event.target.value })}
        />
        <SelectField
          label={t('lawyers.location')}
          value={filters.location}
          onChange={(event) => change({ location: event.target.value })}
        >
          <option value="all">{t('lawyers.allLocations')}</option>
          {cities.map((city) => (
            <option key={city} value={city}>
              {city}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('lawyers.experience')}
          value={filters.experience}
          onChange={(event) => change({ experience: event.target.value })}
        >
          <option value="any">{t('lawyers.anyExperience')}</option>
          {EXPERIENCE_FILTERS.map((option) => (
            <option key={option} value={option}>
              {t('lawyers.atLeastYears', { count: Number.parseInt(option, 10) })}
            </option>
          ))}
        </SelectField>
      </div>
      <label htmlFor={freeId} className="mt-3 inline-flex min-h-11 items-center gap-3">
        <input
          id={freeId}
          type="checkbox"
          checked={filters.freeConsultation}
          onChange={(event) => change({ freeConsultation: event.target.checked })}
          className="size-5 accent-brand-fill"
        />
        {t('lawyers.freeOnly')}
      </label>
    </fieldset>
  )
}
