import { lazy, useEffect, useRef } from 'react'
import { ButtonLink } from '../../../../design/button.tsx'
import { Notice } from '../../../../design/notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { CaseForm, ProgressSteps } from '../../../intake/ui.ts'
import { AnalysingStep } from './analysing-step.tsx'
import { FlowDialogs } from './flow-dialogs.tsx'
import type { HomePage } from './home-page.ts'
import { useMainJob } from './use-main-job.ts'

// Most who open the start page come to write: what shows a result is loaded with the first one. No fallback stands
// around it, so that the server still writes a result whole.
const ResultStage = lazy(async () => ({
  default: (await import('./result-stage.tsx')).ResultStage,
}))

/** The three steps: facts, analysis, lawyers. */
export function MainJob({ page }: { page: HomePage }) {
  const { t } = useTranslation()
  const job = useMainJob(page)
  const step = page.result ? 3 : job.analysing ? 2 : 1
  const stage = useRef<HTMLDivElement>(null)
  const lastStep = useRef(step)
  useEffect(() => {
    if (lastStep.current !== step) {
      stage.current?.focus()
      window.scrollTo({ top: 0 })
    }
    lastStep.current = step
  }, [step])

  return (
    <div className={page.result ? 'wide-column pt-8' : 'column pt-8'}>
      {page.result ? null : (
        <div className="flex flex-col gap-3 pb-8">
          <h1>{t('home.heroTitle')}</h1>
          <p className="measure text-lg text-ink-soft">{t('home.heroText')}</p>
        </div>
      )}
      <ProgressSteps current={step} />
      <div ref={stage} tabIndex={-1} className="pt-8 outline-none">
        {page.result ? (
          <ResultStage page={page} result={page.result} job={job} />
        ) : job.analysing ? (
          <AnalysingStep {...job.analysing} takesLong={page.modelReads} />
        ) : (
          <section aria-labelledby="form-title" className="flex flex-col gap-6">
            <ReturnNotices page={page} showReady={job.readyCase} />
            <h2 id="form-title">{t('intake.title')}</h2>
            <CaseForm
              countries={page.countries}
              givenEmail={job.givenEmail}
              modelReads={page.modelReads}
              onSubmit={job.submit}
              busyText={job.waitText}
            />
          </section>
        )}
      </div>
      <FlowDialogs dialog={job.dialog} onClose={job.closeDialog} onTryAgain={job.tryAgain} />
    </div>
  )
}

function ReturnNotices({ page, showReady }: { page: HomePage; showReady: string | undefined }) {
  const { t } = useTranslation()
  return (
    <>
      {page.resultMissing ? (
        <Notice tone="amber" title={t('home.resultMissing.title')} role="alert">
          <p>{t('home.resultMissing.text')}</p>
        </Notice>
      ) : null}
      {showReady ? (
        <Notice tone="brand" title={t('home.resultReady.title')}>
          <p className="mt-2">
            <ButtonLink to={`/?case=${showReady}`}>{t('home.resultReady.open')}</ButtonLink>
          </p>
        </Notice>
      ) : null}
    </>
  )
}
