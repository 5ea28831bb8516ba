import { useEffectEvent, useInsertionEffect, useLayoutEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { CaseFormValues } from '../contract.ts'
import { savedEmail, savedForm, saveEmail, saveForm } from './saved-form.ts'
import { typedBefore } from './typed-before.ts'
import type { CountryOption, RegionOption } from './use-regions.ts'

/** What a page about one place fills in for people who have no draft of their own. */
export type CasePreset = Partial<
  Pick<CaseFormValues, 'country' | 'jurisdiction' | 'legalArea' | 'facts'>
> & {
  /** The regions of its country, so that nobody waits for them. */
  regions: RegionOption[]
}

const EMPTY_FORM: CaseFormValues = {
  email: '',
  country: '',
  jurisdiction: '',
  legalArea: 'other',
  facts: '',
  urgency: 'low',
}

/** How the form is sent. */
export const startOf = (preset: CasePreset | undefined): CaseFormValues => ({
  ...EMPTY_FORM,
  ...valuesOf(preset),
})

type Start = {
  start: CaseFormValues
  preset: CasePreset | undefined
  /** An address from the link that led here; it becomes the person's own. */
  givenEmail: string | undefined
  countries: readonly CountryOption[]
}

/** Fills in the draft that this browser holds, and keeps what was typed before the script was there. */
export function useStartOfForm(
  { reset, getValues }: Pick<UseFormReturn<CaseFormValues>, 'reset' | 'getValues'>,
  { start, preset, givenEmail, countries }: Start,
): void {
  const typed = useRef<Partial<CaseFormValues>>({})
  const readTyped = useEffectEvent(() => {
    typed.current = typedBefore(start)
  })
  // Before the fields are taken over, which empties them.
  useInsertionEffect(() => readTyped(), [])

  const begin = useEffectEvent(() => {
    const kept = savedForm(Date.now())
    if (givenEmail) saveEmail(givenEmail)
    const email = givenEmail ?? kept?.email ?? savedEmail() ?? ''
    // A draft that tells what happened keeps its place; one that does not gives way to the page's.
    const place = kept?.facts.trim() ? {} : valuesOf(preset)
    const values = { ...start, ...kept, ...place, email, ...typed.current }
    // Most people come with nothing: the form stands as it was sent, and need not be made anew.
    if (!isSame(values, start)) reset(values)
    if (Object.keys(typed.current).length > 0) saveForm(values, Date.now())
    typed.current = {}
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with another address of a link
  useLayoutEffect(() => begin(), [givenEmail])

  // Options that come later do not bring the choice along.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the options change
  useLayoutEffect(() => {
    const box = document.getElementById('country')
    if (box instanceof HTMLSelectElement) box.value = getValues('country')
  }, [countries.length, getValues])
}

function valuesOf(preset: CasePreset | undefined): Partial<CaseFormValues> {
  const { regions: _regions, ...values } = preset ?? { regions: [] }
  return values
}

const isSame = (values: CaseFormValues, others: CaseFormValues) =>
  (Object.keys(EMPTY_FORM) as (keyof CaseFormValues)[]).every(
    (field) => values[field] === others[field],
  )
