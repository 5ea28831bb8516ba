import { Check } from 'lucide-react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { DeadlineFinding } from '../contract.ts'

type Props = {
  days: DeadlineFinding['daysNamed']
  /** YYYY-MM-DD, or whatever stands in the field so far. */
  chosen: string
  choose: (day: string) => void
}

/** The days of the person's own text, to count from one of them with a tap; nothing where the only one is counted. */
export function DaysNamed({ days, chosen, choose }: Props) {
  const { t, formatDate } = useTranslation()
  if (days.every(({ day }) => day === chosen) && days.length < 2) return null
  return (
    <fieldset className="mt-3">
      <legend className="text-sm font-semibold">{t('results.deadlines.daysNamed')}</legend>
      <ul className="mt-1 flex flex-col gap-2">
        {days.map(({ day, words }) => (
          <li key={day}>
            <button
              type="button"
              aria-pressed={day === chosen}
              onClick={() => choose(day)}
              className="min-h-11 w-full rounded-card border border-line-strong bg-surface px-3 py-1.5 text-start transition-colors duration-150 hover:border-brand hover:bg-brand-wash aria-pressed:border-brand aria-pressed:bg-brand-wash"
            >
              <span className="flex items-center justify-between font-semibold text-brand">
                {formatDate(day)}
                {day === chosen ? <Check aria-hidden size={18} /> : null}
              </span>
              <bdi className="text-sm">
                <q>{words}</q>
              </bdi>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
