import { Volume2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/translation-context.tsx'

const SpeechToolbar = lazy(() =>
  import('./speech-toolbar.tsx').then((part) => ({ default: part.SpeechToolbar })),
)

/** The way to reading aloud, in the same corner of every page; the rest comes with the first press. */
export function SpeechLauncher() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) button.current?.focus()
    wasOpen.current = open
  }, [open])
  return (
    <div data-no-speech className="at-end">
      {open ? (
        <Suspense>
          <SpeechToolbar onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <button
          ref={button}
          type="button"
          onClick={() => setOpen(true)}
          aria-label={t('speech.open')}
          title={t('speech.open')}
          className="flex size-12 items-center justify-center rounded-pill border border-line-strong bg-surface text-brand shadow-float hover:bg-brand-wash"
        >
          <Volume2 aria-hidden className="size-5" />
        </button>
      )}
    </div>
  )
}
