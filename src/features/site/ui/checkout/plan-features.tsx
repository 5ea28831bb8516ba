import { Check } from 'lucide-react'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { Plan } from '../../../payments/contract.ts'

/** What the plan holds, in the reader's language; the plan's own words where a text is missing. */
export function PlanFeatures({ plan }: { plan: Plan }) {
  const { t } = useTranslation()
  return (
    <ul className="flex flex-col gap-2.5">
      {plan.features.map((feature, at) => (
        <li key={feature} className="flex gap-3">
          <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
          <span>{t(`pricing.features.feature${at + 1}`, {}, feature)}</span>
        </li>
      ))}
    </ul>
  )
}
