import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { Lawyer } from '../contract.ts'

type Props = {
  lawyer: Pick<Lawyer, 'responseTime' | 'answersWithinHours'>
  /** Where the texts are from: a line of a card, or a fact of the profile. */
  texts: 'lawyers.answers' | 'profile.response'
}

/** How long a lawyer takes to answer: as the record says, else as we measured it, else that nobody knows. */
export function ResponseTime({ lawyer: { responseTime, answersWithinHours }, texts }: Props) {
  const { t, formatNumber } = useTranslation()
  if (responseTime) return t(`${texts}.measured`, { time: responseTime })
  if (answersWithinHours === null) return t(`${texts}.notMeasured`)
  return t(`${texts}.within`, {
    count: answersWithinHours,
    number: formatNumber(answersWithinHours),
  })
}
