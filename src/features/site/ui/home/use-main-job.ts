import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Translate } from '../../../../i18n/translate.ts'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { ApiFailure, apiCall, apiStages } from '../../../../platform/browser/api-call.ts'
import { waitOf } from '../../../../platform/browser/use-wait.ts'
import { FACTS_MAX_LENGTH } from '../../../../shared/case-form-limits.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import type { CaseOnTheWire } from '../../../analysis/contract.ts'
import type { FollowUpAnswers } from '../../../analysis/ui.ts'
import type { CaseFormValues } from '../../../intake/contract.ts'
import { clearSavedForm, savedForm, saveEmail, saveForm } from '../../../intake/ui.ts'
import { askForAccess } from './ask-for-access.ts'
import type { FlowDialog } from './flow-dialog.ts'
import type { HomePage } from './home-page.ts'
import { useAnalysing } from './use-analysing.ts'
import { useEmailOfLink } from './use-email-of-link.ts'
import { useReturnToResult } from './use-return-to-result.ts'

type Answer = { case: { id: string } }
type AnalysedForm = CaseFormValues & { areaCorrected?: boolean }

/** What happens between the form and the result (specification, section 4). */
export function useMainJob(page: HomePage) {
  const { t, language } = useTranslation()
  const navigate = useNavigate()
  const givenEmail = useEmailOfLink()
  const work = useAnalysing()
  const [dialog, setDialog] = useState<FlowDialog>()
  const [waitText, setWaitText] = useState<string>()

  const showCase = (id: string) => navigate(`/?case=${id}`, { preventScrollReset: false })

  useReturnToResult(page, showCase, async () => {
    work.begin(savedForm(Date.now())?.facts ?? '')
    await openPaidCase()
    work.end()
  })

  async function openPaidCase() {
    try {
      const made = await apiCall<Answer>('POST', '/api/legal-cases', {})
      clearSavedForm()
      await showCase(made.case.id)
    } catch {
      // The job makes it; the notice on the next visit leads there.
    }
  }

  async function analyse(form: AnalysedForm) {
    work.begin(form.facts)
    setDialog(await analyseNow(form, { language, t, onStage: work.stageDone, showCase }))
    work.end()
  }

  async function submit(form: CaseFormValues) {
    saveForm(form, Date.now())
    saveEmail(form.email)
    const access = await askForAccess(form.email, (seconds) =>
      setWaitText(t('home.waiting', { seconds })),
    )
    setWaitText(undefined)
    if (access.hasActivePremium && !access.needsPayment) await analyse(form)
    else setDialog({ kind: 'saved', email: form.email })
  }

  function closeDialog() {
    const closed = dialog
    setDialog(undefined)
    const toPricing = closed?.kind === 'saved' || (closed?.kind === 'failed' && !closed.retry)
    if (closed && toPricing) void navigate(`/pricing?email=${encodeURIComponent(closed.email)}`)
  }

  return {
    analysing: work.analysing,
    dialog,
    waitText,
    givenEmail,
    readyCase: page.resultMissing || !page.newestCase ? undefined : page.newestCase.id,
    submit,
    closeDialog,
    tryAgain() {
      const form = dialog && 'retry' in dialog ? dialog.retry : undefined
      setDialog(undefined)
      if (form) void analyse(form)
    },
    startOver() {
      clearSavedForm()
      void navigate('/')
    },
    addFacts() {
      if (!page.result) return
      saveForm(formOf(page.result.case, 'other'), Date.now())
      void navigate('/')
    },
    answer(answers: FollowUpAnswers) {
      if (page.result) void analyse(withAnswers(page.result.case, answers))
    },
    correctArea(area: CaseFormValues['legalArea']) {
      if (!page.result) return
      countCorrection(page.result.case.id, area)
      void analyse({ ...formOf(page.result.case, area), areaCorrected: true })
    },
  }
}

/** Counts which area was right, without saying whose case it was; nobody waits for it. */
function countCorrection(caseId: string, answer: CaseFormValues['legalArea']): void {
  if (answer === 'other') return
  apiCall('POST', '/api/help-answers', { caseId, question: 'area', answer }).catch(() => {})
}

type Showing = {
  language: LanguageCode
  t: Translate
  onStage(stage: string): void
  showCase(id: string): Promise<void> | void
}

/** Makes the analysis and shows it; answers what to say where that failed. */
async function analyseNow(
  form: AnalysedForm,
  { language, t, onStage, showCase }: Showing,
): Promise<FlowDialog | undefined> {
  try {
    const made = await apiStages<Answer>('/api/analyze-case', { ...form, language }, onStage)
    clearSavedForm()
    await showCase(made.case.id)
    return undefined
  } catch (error) {
    return failureDialog(error, form, t)
  }
}

/** What an analysis that was not made says; it is offered again unless access is what was missing. */
function failureDialog(error: unknown, form: CaseFormValues, t: Translate): FlowDialog {
  if (!(error instanceof ApiFailure)) {
    return {
      kind: 'failed',
      message: t('home.analysisNetworkError'),
      retry: form,
      email: form.email,
    }
  }
  const seconds = waitOf(error)
  if (seconds !== undefined) return { kind: 'wait', seconds, retry: form, email: form.email }
  const reason = t(`errors.${error.code}`, {}, error.serverMessage ?? t('home.unknownError'))
  const message = t('home.analysisFailed', { message: reason })
  return {
    kind: 'failed',
    message,
    retry: error.code === 'payment_required' ? undefined : form,
    email: form.email,
  }
}

/** What was told, with the answers to our questions added in the person's own language. */
function withAnswers(told: CaseOnTheWire, { sentences, area }: FollowUpAnswers) {
  const facts = [told.facts, ...sentences].join('\n').slice(0, FACTS_MAX_LENGTH)
  return { ...formOf(told, area ?? 'other'), facts, ...(area ? { areaCorrected: true } : {}) }
}

/** A finished case as the form it came from. */
function formOf(
  { email, country, jurisdiction, facts, urgency }: CaseOnTheWire,
  legalArea: CaseFormValues['legalArea'],
): CaseFormValues {
  return {
    email,
    country,
    jurisdiction,
    facts,
    urgency: urgency as CaseFormValues['urgency'],
    legalArea,
  }
}
