import { LockKeyhole } from 'lucide-react'
import { useTranslation } from '../../../i18n/translation-context.tsx'

type Props = {
  /** A language model words the result, so the text leaves this service. */
  modelReads: boolean
  onClear(): void
}

/** The privacy line stands at the box, where it matters, with the way to delete. */
export function FactsPrivacy({ modelReads, onClear }: Props) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-1 text-sm text-ink-soft">
      <p id="privacy-note" className="flex min-w-0 flex-1 basis-72 gap-2">
        <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          {t('intake.privacy')}
          {modelReads ? ` ${t('intake.privacyModel')}` : null}
        </span>
      </p>
      <button
        type="button"
        onClick={onClear}
        className="min-h-11 px-1 text-brand underline underline-offset-4"
      >
        {t('intake.clear')}
      </button>
    </div>
  )
}
