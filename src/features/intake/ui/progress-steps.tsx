import { FileText, SearchCheck, Users } from 'lucide-react'
import { useTranslation } from '../../../i18n/translation-context.tsx'

const STEPS = [
  { key: 'facts', Icon: FileText },
  { key: 'analysis', Icon: SearchCheck },
  { key: 'lawyers', Icon: Users },
] as const

/** Facts, AI, Find: steps up to and including the current one are highlighted. */
export function ProgressSteps({ current }: { current: 1 | 2 | 3 }) {
  const { t } = useTranslation()
  return (
    <ol aria-label={t('steps.label')} className="grid grid-cols-3 gap-2 print:hidden">
      {STEPS.map(({ key, Icon }, at) => {
        const reached = at + 1 <= current
        return (
          <li
            key={key}
            aria-current={at + 1 === current ? 'step' : undefined}
            className={`flex items-start gap-2.5 border-t-4 pt-2 ${reached ? 'border-brand-fill text-ink' : 'border-line text-ink-soft forced-colors:border-dotted'}`}
          >
            <Icon
              aria-hidden
              className={`hidden size-5 shrink-0 sm:block ${reached ? 'text-brand' : ''}`}
            />
            <span className="flex flex-col leading-tight">
              <span className="font-semibold">
                {t('steps.numbered', { number: at + 1, name: t(`steps.${key}.name`) })}
              </span>
              <span className="text-sm">{t(`steps.${key}.what`)}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
