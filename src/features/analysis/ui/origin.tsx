import { useId } from 'react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { Analysis } from '../contract.ts'

/** What made the result. Lay people trust a text more when they are not told, so they are told. */
export function Origin({ analysis }: { analysis: Analysis }) {
  const { t, formatDate } = useTranslation()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="measure">
      <h2 id={titleId}>{t('results.made.title')}</h2>
      <p className="mt-2">
        {t(`results.made.${analysis.engine}`)}{' '}
        {t('results.made.on', { date: formatDate(analysis.createdAt) })}{' '}
        {t('results.made.information')}
      </p>
    </section>
  )
}

export function OwnFacts({ facts }: { facts: string }) {
  const { t } = useTranslation()
  return (
    <details className="rounded-card border border-line bg-surface px-5 py-1">
      <summary className="min-h-11 content-center font-semibold">{t('results.yourFacts')}</summary>
      <p dir="auto" className="measure whitespace-pre-wrap break-words pb-3">
        {facts}
      </p>
    </details>
  )
}
