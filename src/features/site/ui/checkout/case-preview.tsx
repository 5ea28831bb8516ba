import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button } from '../../../../design/button.tsx'
import { Notice } from '../../../../design/notice.tsx'
import { WaitNotice } from '../../../../design/wait-notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { useWaitWords } from '../../../../i18n/wait-words.ts'
import { ApiFailure, apiCall } from '../../../../platform/browser/api-call.ts'
import { useCountdown, waitOf } from '../../../../platform/browser/use-wait.ts'
import type { Preview } from '../../../analysis/contract.ts'
import { SafetyPanel } from '../../../analysis/ui.ts'
import type { CaseFormValues } from '../../../intake/contract.ts'
import { savedForm } from '../../../intake/ui.ts'
import { PreviewFindings } from './preview-findings.tsx'

/** What the analysis would find in the form this browser keeps. Nothing is shown where there is no form. */
export function CasePreview() {
  const { language } = useTranslation()
  const [form, setForm] = useState<CaseFormValues>()
  useEffect(() => setForm(savedForm(Date.now())), [])
  const preview = useQuery<Preview>({
    queryKey: ['/api/preview', { form, language }],
    queryFn: ({ signal }) => apiCall('POST', '/api/preview', { ...form, language }, signal),
    enabled: form !== undefined,
  })
  if (!form) return null
  return (
    <>
      {preview.data?.safety ? <SafetyPanel safety={preview.data.safety} /> : null}
      <PreviewBox facts={form.facts}>
        {preview.data ? <PreviewFindings preview={preview.data} /> : null}
        {preview.isError ? (
          <PreviewFailed
            key={preview.errorUpdateCount}
            error={preview.error}
            onRetry={() => preview.refetch()}
          />
        ) : null}
        {preview.isPending ? <PreviewSkeleton /> : null}
      </PreviewBox>
    </>
  )
}

function PreviewBox({ facts, children }: { facts: string; children: React.ReactNode }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="preview" className="flex flex-col gap-4">
      <h2 id="preview">{t('pricing.preview.title')}</h2>
      <blockquote dir="auto" className="line-clamp-3 border-s-4 border-line ps-4 text-ink-soft">
        {facts}
      </blockquote>
      {children}
    </section>
  )
}

function PreviewSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-ink-soft">
        {t('pricing.preview.loading')}
      </p>
      <div aria-hidden className="h-8 w-3/5 animate-pulse rounded-card bg-sunken" />
      <div aria-hidden className="grid gap-3 sm:grid-cols-3">
        {['laws', 'deadlines', 'lawyers'].map((key) => (
          <div key={key} className="h-26 animate-pulse rounded-card bg-sunken" />
        ))}
      </div>
    </div>
  )
}

function PreviewFailed({ error, onRetry }: { error: Error; onRetry(): void }) {
  const { t } = useTranslation()
  const wait = waitOf(error)
  if (wait !== undefined) return <PreviewWaits seconds={wait} onOver={onRetry} />
  const refused = error instanceof ApiFailure && error.code === 'invalid_form'
  return (
    <Notice role="status">
      <p>{t(refused ? 'pricing.preview.incomplete' : 'pricing.preview.failed')}</p>
      {refused ? null : (
        <Button look="secondary" className="mt-3" onClick={onRetry}>
          {t('pricing.preview.retry')}
        </Button>
      )}
    </Notice>
  )
}

/** Many previews from one network: it loads by itself when the wait is over. */
function PreviewWaits({ seconds, onOver }: { seconds: number; onOver(): void }) {
  const { t } = useTranslation()
  const inWords = useWaitWords()
  const left = useCountdown(seconds, onOver)
  return <WaitNotice title={t('wait.preview')} left={inWords(left)} />
}
