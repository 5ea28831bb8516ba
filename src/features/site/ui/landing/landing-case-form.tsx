import { useEffect, useMemo, useRef, useState } from 'react'
import { Notice } from '../../../../design/notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { CaseForm, ProgressSteps } from '../../../intake/ui.ts'
import type { LandingForm } from '../../domain/landing/landing-page.ts'
import { lineOf, unpackCountries, unpackRegions } from '../../domain/landing/packed-places.ts'
import { AnalysingStep } from '../home/analysing-step.tsx'
import { FlowDialogs } from '../home/flow-dialogs.tsx'
import type { HomePage } from '../home/home-page.ts'
import { useMainJob } from '../home/use-main-job.ts'

type Props = { form: LandingForm; typed: string | undefined }

/** The steps of the start page with the place filled in; a result opens at its own address, as it does there. */
// biome-ignore lint/style/noDefaultExport: loaded by React.lazy, which takes the default export.
export default function LandingCaseForm({ form, typed }: Props) {
  const { t } = useTranslation()
  const lists = useLists(form)
  const page = startOf(form, lists.countries)
  const job = useMainJob(page)
  const preset = {
    country: form.country,
    jurisdiction: form.jurisdiction,
    regions: lists.regions,
    ...(form.area && { legalArea: form.area }),
    ...(typed && { facts: typed }),
  }
  const stage = useRef<HTMLDivElement>(null)
  const isAnalysing = job.analysing !== undefined
  useEffect(() => {
    if (isAnalysing) stage.current?.focus()
  }, [isAnalysing])
  return (
    <>
      <ProgressSteps current={job.analysing ? 2 : 1} />
      {typed === undefined ? null : (
        <Notice tone="amber" role="alert" title={t('landing.form.noScript')}>
          <p>{t('landing.form.noScriptText')}</p>
        </Notice>
      )}
      <div ref={stage} tabIndex={-1} className="outline-none">
        {job.analysing ? (
          <AnalysingStep {...job.analysing} takesLong={form.modelReads} />
        ) : (
          <CaseForm
            key={`${form.jurisdiction || form.country} ${form.area}`}
            countries={lists.countries}
            preset={preset}
            givenEmail={job.givenEmail}
            modelReads={form.modelReads}
            onSubmit={job.submit}
            busyText={job.waitText}
          />
        )}
      </div>
      <FlowDialogs dialog={job.dialog} onClose={job.closeDialog} onTryAgain={job.tryAgain} />
    </>
  )
}

/** Hundreds of options would be a third of what a page takes to write: until the script runs there are the chosen. */
function useLists({ countries, regions, country, jurisdiction }: LandingForm) {
  const [isRunning, setRunning] = useState(false)
  useEffect(() => setRunning(true), [])
  return useMemo(
    () => ({
      countries: unpackCountries(isRunning ? countries : lineOf(countries, country)),
      regions: unpackRegions(
        isRunning ? regions : lineOf(regions, jurisdiction && `${jurisdiction} `),
      ),
    }),
    [countries, regions, country, jurisdiction, isRunning],
  )
}

/** A landing page is made as for a stranger: what waits for this browser is told on the start page. */
function startOf({ modelReads }: LandingForm, countries: HomePage['countries']): HomePage {
  return {
    result: null,
    placeName: undefined,
    resultMissing: true,
    countries,
    newestCase: undefined,
    paidCaseWaiting: false,
    modelReads,
  }
}
