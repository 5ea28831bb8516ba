import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { Provision } from '../contract.ts'

type Props = {
  law: {
    checkedOn: string
    checkedAgainst: Provision['checked']['against']
    reviewOverdue: boolean
    linkOpened: boolean
  }
}

/** How well we have checked an entry: against what and when, whether it is overdue, whether its link was opened. */
export function CheckedLine({ law }: Props) {
  const { t, formatDate } = useTranslation()
  const unchecked = law.checkedAgainst === 'unchecked'
  return (
    <p className="flex flex-wrap gap-x-3 border-t border-line pt-2 text-sm text-ink-soft">
      <span className={unchecked ? 'font-semibold text-amber' : ''}>
        {t(`law.checked.${law.checkedAgainst}`, { date: formatDate(law.checkedOn) })}
      </span>
      {law.reviewOverdue ? (
        <span className="font-semibold text-amber">{t('law.overdue')}</span>
      ) : null}
      {law.linkOpened ? null : <span>{t('law.linkNotOpened')}</span>}
    </p>
  )
}
