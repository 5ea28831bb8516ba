import { useTranslation } from '../../../i18n/translation-context.tsx'
import { TEST_CARDS } from './test-cards.ts'

/** Demo mode only: the numbers that work here, each one press away. */
export function TestCardsHelp({ onChoose }: { onChoose(number: string): void }) {
  const { t } = useTranslation()
  return (
    <details className="rounded-card border border-amber-line bg-amber-wash px-4 text-amber">
      <summary className="min-h-11 py-2.5 font-semibold">{t('checkout.testCards.title')}</summary>
      <p className="pb-2">{t('checkout.testCards.text')}</p>
      <ul className="flex flex-col gap-2 pb-4">
        {TEST_CARDS.map(({ key, number }) => (
          <li key={key}>
            <button
              type="button"
              onClick={() => onChoose(number)}
              className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 rounded-card border border-amber-line bg-surface px-3 py-1.5 text-start text-ink hover:border-brand"
            >
              <bdi className="tabular-nums">{number}</bdi>
              <span className="text-sm text-ink-soft">{t(`checkout.testCards.${key}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
