import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../design/button.tsx'
import { ChoiceField, SelectField, TextAreaField, TextField } from '../../../design/field.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { FORM_AREAS } from '../../../shared/legal-areas.ts'
import { DictateButton } from '../../speech/ui.ts'
import type { CaseFormValues } from '../contract.ts'
import { caseFormProblems } from '../domain/case-form-rules.ts'
import { withSpoken } from '../domain/with-spoken.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FactsExamples } from './facts-examples.tsx'
import { FactsPrivacy } from './facts-privacy.tsx'
import { clearSavedForm } from './saved-form.ts'
import { CASE_FORM_ID } from './typed-before.ts'
import { useAutosave } from './use-autosave.ts'
import { type CountryOption, useRegions } from './use-regions.ts'
import { type CasePreset, startOf, useStartOfForm } from './use-start-of-form.ts'

const URGENCY_OPTIONS = ['low', 'medium', 'high'] as const

type CaseFormProps = {
  countries: CountryOption[]
  /** An address from the link that led here; it becomes the person's own. */
  givenEmail: string | undefined
  onSubmit(form: CaseFormValues): Promise<void>
  /** A language model words the result, so the text leaves this service. */
  modelReads?: boolean | undefined
  /** Set while something is under way after pressing the button. */
  busyText: string | undefined
  preset?: CasePreset | undefined
}

export function CaseForm({
  countries,
  givenEmail,
  modelReads = false,
  onSubmit,
  busyText,
  preset,
}: CaseFormProps) {
  const { t, formatNumber } = useTranslation()
  const regionsShown = useRef(false)
  const start = startOf(preset)
  const form = useForm<CaseFormValues>({
    defaultValues: start,
    // The summary of what is missing takes the focus.
    shouldFocusError: false,
    resolver: (values) => {
      const problems = Object.entries(caseFormProblems(values, regionsShown.current))
      return {
        values: problems.length > 0 ? {} : values,
        errors: Object.fromEntries(
          problems.map(([field, message]) => [field, { type: 'rule', message }]),
        ),
      }
    },
  })
  const { register, watch, setValue, reset, getValues, handleSubmit, formState } = form
  const country = watch('country')
  const facts = watch('facts')
  const hasRegions = countries.find((one) => one.code === country)?.hasRegions ?? false
  const regions = useRegions(
    hasRegions ? country : undefined,
    country === preset?.country ? preset?.regions : undefined,
  )
  regionsShown.current = hasRegions

  useStartOfForm(form, { start, preset, givenEmail, countries })

  const forgetTyping = useAutosave(form)

  const errorOf = (field: keyof CaseFormValues) => {
    const message = formState.errors[field]?.message
    return message ? t(message, { min: formatNumber(15), max: formatNumber(20_000) }) : undefined
  }
  const dictated = (text: string) =>
    setValue('facts', withSpoken(getValues('facts'), text), { shouldDirty: true })
  const clear = () => {
    forgetTyping()
    clearSavedForm()
    reset(start)
  }

  return (
    <form
      id={CASE_FORM_ID}
      noValidate
      // Pressed before the script runs, a form of the default method would put the facts into the address.
      method="post"
      onSubmit={handleSubmit(onSubmit)}
      className="flex flex-col gap-6"
      aria-describedby="privacy-note"
    >
      <ErrorSummary
        errors={(['facts', 'country', 'jurisdiction', 'email'] as const).flatMap((field) => {
          const text = errorOf(field)
          return text ? [{ field, text }] : []
        })}
        shown={formState.submitCount}
      />
      <div className="flex flex-col gap-3">
        <TextAreaField
          id="facts"
          label={<span className="font-heading text-xl">{t('intake.facts')}</span>}
          hint={t('intake.factsHint')}
          error={errorOf('facts')}
          rows={7}
          maxLength={20_000}
          dir="auto"
          autoComplete="off"
          className="min-h-44 text-lg"
          defaultValue={start.facts}
          {...register('facts')}
        />
        <FactsExamples
          shown={facts.trim() === ''}
          onChoose={(text) => setValue('facts', text, { shouldDirty: true })}
        />
        <DictateButton onText={dictated} />
        <FactsPrivacy modelReads={modelReads} onClear={clear} />
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          id="country"
          label={t('intake.country')}
          error={errorOf('country')}
          autoComplete="country"
          defaultValue={start.country}
          {...register('country', { onChange: () => setValue('jurisdiction', '') })}
        >
          <option value="">{t('intake.chooseCountry')}</option>
          {countries.map((one) => (
            <option key={one.code} value={one.code}>
              {one.name}
            </option>
          ))}
        </SelectField>
        {hasRegions ? (
          <SelectField
            id="jurisdiction"
            label={t('intake.jurisdiction')}
            error={errorOf('jurisdiction')}
            defaultValue={start.jurisdiction}
            {...register('jurisdiction')}
          >
            <option value="">
              {t(regions ? 'intake.chooseJurisdiction' : 'intake.loadingJurisdictions')}
            </option>
            {(regions ?? keptRegion(getValues('jurisdiction'))).map((region) => (
              <option key={region.code} value={region.code}>
                {region.name}
              </option>
            ))}
            <option value="other">{t('intake.otherJurisdiction')}</option>
          </SelectField>
        ) : null}
        <SelectField
          id="legalArea"
          label={t('intake.legalArea')}
          defaultValue={start.legalArea}
          {...register('legalArea')}
        >
          {[...FORM_AREAS].reverse().map((area) => (
            <option key={area} value={area}>
              {t(`areas.${area}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <ChoiceField
        legend={t('intake.urgency')}
        name="urgency"
        radio={register('urgency')}
        options={URGENCY_OPTIONS.map((value) => ({
          value,
          label: t(`intake.urgencies.${value}.label`),
          note: t(`intake.urgencies.${value}.note`),
        }))}
      />
      <TextField
        id="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('intake.email')}
        hint={t('intake.emailHint')}
        error={errorOf('email')}
        dir="ltr"
        {...register('email')}
      />
      <div className="flex flex-col gap-2">
        <Button
          type="submit"
          size="large"
          busy={formState.isSubmitting || busyText !== undefined}
          className="w-full sm:w-auto sm:self-start"
        >
          {t('intake.submit')}
        </Button>
        <p role="status" className="min-h-6 text-ink-soft">
          {busyText ?? t('intake.submitNote')}
        </p>
      </div>
    </form>
  )
}

/** While the list is on its way, a restored choice keeps its place. */
function keptRegion(code: string): { code: string; name: string }[] {
  return code && code !== 'other' ? [{ code, name: code }] : []
}
