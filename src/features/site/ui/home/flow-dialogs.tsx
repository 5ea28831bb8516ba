import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../../../design/button.tsx'
import { Dialog } from '../../../../design/dialog.tsx'
import { WaitNotice } from '../../../../design/wait-notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { useWaitWords } from '../../../../i18n/wait-words.ts'
import { useWait } from '../../../../platform/browser/use-wait.ts'
import type { FlowDialog } from './flow-dialog.ts'

const TITLES = {
  saved: 'home.dialogs.savedTitle',
  failed: 'home.dialogs.failedTitle',
  wait: 'home.dialogs.waitTitle',
} as const

type Props = { dialog: FlowDialog; onClose(): void; onTryAgain(): void }

/** The specification's alerts, as dialogs of the page. */
export function FlowDialogs({ dialog, onClose, onTryAgain }: Props) {
  const { t } = useTranslation()
  const inWords = useWaitWords()
  const retry = dialog !== undefined && 'retry' in dialog && dialog.retry !== undefined
  const wait = useWait()
  const seconds = dialog?.kind === 'wait' ? dialog.seconds : 0
  const begin = useEffectEvent(() => (seconds > 0 ? wait.start(seconds) : wait.stop()))
  // A second refusal may name the same number of seconds.
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with each dialog
  useEffect(() => begin(), [dialog])
  return (
    <Dialog
      open={dialog !== undefined}
      title={t(TITLES[dialog?.kind ?? 'saved'])}
      onClose={onClose}
      actions={
        <>
          {retry ? (
            <Button onClick={onTryAgain} disabled={wait.secondsLeft > 0}>
              {t('home.dialogs.tryAgain')}
            </Button>
          ) : null}
          <Button look={retry ? 'secondary' : 'primary'} onClick={onClose}>
            {t(retry ? 'home.dialogs.back' : 'home.dialogs.toPricing')}
          </Button>
        </>
      }
    >
      {dialog?.kind === 'wait' ? (
        <WaitNotice title={t('wait.tooMany')} left={inWords(wait.secondsLeft)} />
      ) : (
        <p>{dialog?.kind === 'failed' ? dialog.message : t('home.dialogs.savedText')}</p>
      )}
      {retry ? <p>{t('home.dialogs.nothingLost')}</p> : null}
    </Dialog>
  )
}
