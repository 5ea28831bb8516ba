import { Check, Circle } from 'lucide-react'
import { Spinner } from '../../../../design/button.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { Analysing } from './use-analysing.ts'

const STAGES = [
  'language',
  'issues',
  'safety',
  'provisions',
  'deadlines',
  'verification',
  'lawyers',
] as const

/** The stages of the work in words, the person's own sentence above them. */
export function AnalysingStep({ facts, done, takesLong }: Analysing & { takesLong: boolean }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="analysing-title" className="flex flex-col gap-5">
      <h2 id="analysing-title">{t('analysing.title')}</h2>
      {facts ? (
        <blockquote
          dir="auto"
          className="line-clamp-3 border-s-4 border-brand ps-4 text-lg text-ink-soft"
        >
          {facts}
        </blockquote>
      ) : null}
      <p role="status" className="flex items-center gap-3 font-semibold text-brand">
        <Spinner />
        {t('analysing.working')}
      </p>
      {takesLong ? <p>{t('analysing.usually')}</p> : null}
      <ol className="flex flex-col gap-2 text-ink-soft">
        {STAGES.map((stage) => (
          <li key={stage} className="flex items-start gap-2">
            <StageMark done={done.includes(stage)} />
            {t(`analysing.stages.${stage}`)}
          </li>
        ))}
      </ol>
    </section>
  )
}

function StageMark({ done }: { done: boolean }) {
  const { t } = useTranslation()
  return done ? (
    <Check role="img" aria-label={t('analysing.done')} size={20} className="mt-0.5 text-sure" />
  ) : (
    <Circle aria-hidden size={20} className="mt-0.5 text-line-strong" />
  )
}
