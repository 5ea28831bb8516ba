import { useId } from 'react'
import { useTranslation } from '../../../i18n/translation-context.tsx'

const STEPS = ['contact', 'consultation', 'representation'] as const

export function WhatHappensNext() {
  const { t, formatNumber } = useTranslation()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="print:break-inside-avoid">
      <h2 id={titleId}>{t('results.whatNext.title')}</h2>
      <ol className="mt-4 grid gap-4 sm:grid-cols-3">
        {STEPS.map((step, at) => (
          <li key={step} className="border-t-2 border-brand pt-3">
            <h3>
              <span className="text-brand">{formatNumber(at + 1)}.</span>{' '}
              {t(`results.whatNext.${step}`)}
            </h3>
            <p className="mt-1">{t(`results.whatNext.${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
