import { Button } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { TEST_CARDS } from './test-cards.ts'

type Outcome = 'succeed' | 'fail'

type Props = {
  busy: boolean
  status: string | undefined
  onPay(number: string): void
  /** The card's bank was asked. */
  onBank(outcome: Outcome): void
  onSlowPayment(): void
  onSettle(outcome: Outcome): void
  onGiveUp(): void
}

const OVER: readonly (string | undefined)[] = ['succeeded', 'canceled']

/** A button for each turn that a payment can take from where it is. */
export function DriveButtons(props: Props) {
  const { t } = useTranslation()
  const { busy, status } = props
  const asked = status === 'requires_action'
  const underWay = status === 'processing'
  const open = !OVER.includes(status) && !underWay
  const turns = [
    ...TEST_CARDS.map(({ key, number }) => ({
      name: `cards.${key}`,
      possible: open,
      take: () => props.onPay(number),
    })),
    { name: 'bankConfirms', possible: asked, take: () => props.onBank('succeed') },
    { name: 'bankDeclines', possible: asked, take: () => props.onBank('fail') },
    { name: 'cards.takesTime', possible: open, take: props.onSlowPayment },
    { name: 'arrives', possible: underWay, take: () => props.onSettle('succeed') },
    { name: 'comesBack', possible: underWay, take: () => props.onSettle('fail') },
    { name: 'cancel', possible: open, take: props.onGiveUp },
  ]
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft">{t('notifications.drive')}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        {turns.map(({ name, possible, take }) => (
          <Button key={name} look="secondary" disabled={busy || !possible} onClick={take}>
            {t(`notifications.${name}`)}
          </Button>
        ))}
      </div>
    </div>
  )
}
