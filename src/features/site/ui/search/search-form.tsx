import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '../../../../design/button.tsx'
import { SelectField, TextField } from '../../../../design/field.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { SEARCH_MIN_LENGTH } from '../../../../shared/lawyer-list.ts'
import { LEGAL_AREAS } from '../../../../shared/legal-areas.ts'
import { LONGEST_SEARCH, type SearchChoices } from '../../domain/search/search-choices.ts'

export type CountryOption = { code: string; name: string }

type Props = {
  choices: SearchChoices
  countries: readonly CountryOption[]
  /** The last search had one character only. */
  tooShort: boolean
}

const KEPT = ['language', 'free', 'contingency', 'verified'] as const

/** A real form: it works without script, and its answer has an address. */
export function SearchForm({ choices, countries, tooShort }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useTyped(choices.q)
  const length = [...typed.trim()].length
  const isShort = length > 0 && length < SEARCH_MIN_LENGTH
  return (
    <search className="block rounded-card border border-line bg-sunken p-4 print:hidden">
      <Form
        method="get"
        action="/search"
        className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
      >
        <div className="sm:col-span-3">
          <TextField
            label={t('search.anyLabel')}
            hint={t('search.anyHint')}
            type="search"
            name="q"
            dir="auto"
            // A text that is too long stands whole in the field, so that it can be taken along.
            maxLength={Math.max(LONGEST_SEARCH, choices.q.length)}
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p role="status" className={isShort || tooShort ? 'mt-2' : 'sr-only'}>
            {isShort || (tooShort && typed === choices.q) ? t('search.tooShort') : null}
          </p>
        </div>
        <SelectField
          label={t('search.country')}
          key={`country ${choices.country}`}
          name="country"
          defaultValue={choices.country ?? ''}
        >
          <option value="">{t('search.allCountries')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('search.specialty')}
          key={`specialty ${choices.specialty}`}
          name="specialty"
          defaultValue={choices.specialty ?? ''}
        >
          <option value="">{t('search.allSpecialties')}</option>
          {LEGAL_AREAS.map((area) => (
            <option key={area} value={area}>
              {t(`areas.${area}`)}
            </option>
          ))}
        </SelectField>
        {KEPT.map((name) => {
          const value = choices[name]
          return value ? (
            <input key={name} type="hidden" name={name} value={value === true ? '1' : value} />
          ) : null
        })}
        <Button type="submit">{t('search.submit')}</Button>
      </Form>
    </search>
  )
}

/** The words of the search shown, until somebody types others: these stay, also when an answer comes meanwhile. */
function useTyped(searched: string) {
  const [followed, setFollowed] = useState(searched)
  const [typed, setTyped] = useState(searched)
  if (followed !== searched) {
    setFollowed(searched)
    if (typed === followed) setTyped(searched)
  }
  return [typed, setTyped] as const
}
