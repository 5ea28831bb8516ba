import { Button } from '../../../../design/button.tsx'
import { Dialog } from '../../../../design/dialog.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { FlowDialog } from './flow-dialog.ts'

type Props = { dialog: FlowDialog; onClose(): void; onTryAgain(): void }

/** The specification's alerts, as dialogs of the page. */
export function FlowDialogs({ dialog, onClose, onTryAgain }: Props) {
  const { t } = useTranslation()
  const retry = dialog?.kind === 'failed' && dialog.retry !== undefined
  return (
    <Dialog
      open={dialog !== undefined}
      title={t(dialog?.kind === 'failed' ? 'home.dialogs.failedTitle' : 'home.dialogs.savedTitle')}
      onClose={onClose}
      actions={
        <>
          {retry ? <Button onClick={onTryAgain}>{t('home.dialogs.tryAgain')}</Button> : null}
          <Button look={retry ? 'secondary' : 'primary'} onClick={onClose}>
            {t(retry ? 'home.dialogs.back' : 'home.dialogs.toPricing')}
          </Button>
        </>
      }
    >
      <p>{dialog?.kind === 'failed' ? dialog.message : t('home.dialogs.savedText')}</p>
      {retry ? <p>{t('home.dialogs.nothingLost')}</p> : null}
    </Dialog>
  )
}
