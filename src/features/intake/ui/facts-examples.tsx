import { useTranslation } from '../../../i18n/translation-context.tsx'

const EXAMPLES = ['deposit', 'dismissal', 'accident'] as const

/** Real examples to start from: they show how much to write. */
export function FactsExamples({
  shown,
  onChoose,
}: {
  shown: boolean
  onChoose(text: string): void
}) {
  const { t } = useTranslation()
  if (!shown) return null
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-ink-soft">{t('intake.examples.lead')}</p>
      <ul className="grid gap-2 sm:grid-cols-3">
        {EXAMPLES.map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => onChoose(t(`intake.examples.${example}`))}
              className="h-full min-h-11 w-full rounded-card border border-line bg-surface p-3 text-start text-sm hover:border-brand hover:bg-brand-wash"
            >
              {t(`intake.examples.${example}`)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
