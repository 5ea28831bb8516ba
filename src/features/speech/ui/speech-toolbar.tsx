import { Pause, Play, SkipBack, SkipForward, Square, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { useToast } from '../../../design/toast.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { canSpeak } from './browser-speech.ts'
import { SpeechVoiceSettings } from './speech-voice-settings.tsx'
import { usePageReader } from './use-page-reader.ts'

/** Read this, read the page, pause, go on, stop, sentence by sentence; speed and voice below. */
export function SpeechToolbar({ onClose }: { onClose(): void }) {
  const { t } = useTranslation()
  const showToast = useToast()
  const [able] = useState(canSpeak)
  useEffect(() => {
    if (able) return
    showToast({ title: t('speech.unsupported.title'), text: t('speech.unsupported.text') })
    onClose()
  }, [able, showToast, t, onClose])
  return able ? <OpenToolbar onClose={onClose} /> : null
}

function OpenToolbar({ onClose }: { onClose(): void }) {
  const { t, language } = useTranslation()
  const reader = usePageReader(language)
  const { status } = reader.state
  const [empty, setEmpty] = useState(false)
  const first = useRef<HTMLElement>(null)
  useEffect(() => {
    first.current?.querySelector('button')?.focus()
  }, [])
  const start = (read: () => boolean) => setEmpty(!read())
  const leave = () => {
    reader.stop()
    onClose()
  }
  return (
    <aside
      ref={first}
      aria-label={t('speech.label')}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave()
      }}
      className="fixed end-3 bottom-[calc(var(--foot-room)+0.5rem)] z-40 flex max-h-[calc(100dvh-var(--foot-room)-1rem)] w-80 max-w-[calc(100vw-1.5rem)] flex-col overflow-y-auto gap-3 rounded-card border border-line-strong bg-surface p-3 shadow-float"
    >
      <div className="flex items-start gap-2">
        <div className="grid flex-1 grid-cols-2 gap-2">
          <Button look="secondary" onClick={() => start(reader.readThis)}>
            {t('speech.readThis')}
          </Button>
          <Button look="secondary" onClick={() => start(reader.readPage)}>
            {t('speech.readPage')}
          </Button>
        </div>
        <IconButton label={t('speech.close')} onClick={leave}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <Controls status={status} reader={reader} />
      <SpeechVoiceSettings
        speed={reader.speed}
        onSpeed={reader.changeSpeed}
        onVoice={reader.again}
      />
      <p role="status" className="text-sm text-ink-soft">
        {empty ? t('speech.nothing') : t(`speech.status.${status}`)}
      </p>
    </aside>
  )
}

type ControlsProps = {
  status: 'idle' | 'speaking' | 'paused'
  reader: Pick<ReturnType<typeof usePageReader>, 'move' | 'pause' | 'resume' | 'stop'>
}

function Controls({ status, reader }: ControlsProps) {
  const { t } = useTranslation()
  const idle = status === 'idle'
  return (
    <div className="flex justify-between">
      <IconButton label={t('speech.previous')} disabled={idle} onClick={() => reader.move(-1)}>
        <SkipBack aria-hidden className="size-5 rtl:-scale-x-100" />
      </IconButton>
      {status === 'paused' ? (
        <IconButton label={t('speech.resume')} onClick={reader.resume}>
          <Play aria-hidden className="size-5 rtl:-scale-x-100" />
        </IconButton>
      ) : (
        <IconButton label={t('speech.pause')} disabled={idle} onClick={reader.pause}>
          <Pause aria-hidden className="size-5" />
        </IconButton>
      )}
      <IconButton label={t('speech.stop')} disabled={idle} onClick={reader.stop}>
        <Square aria-hidden className="size-5" />
      </IconButton>
      <IconButton label={t('speech.next')} disabled={idle} onClick={() => reader.move(1)}>
        <SkipForward aria-hidden className="size-5 rtl:-scale-x-100" />
      </IconButton>
    </div>
  )
}

type IconButtonProps = {
  label: string
  disabled?: boolean
  onClick(): void
  children: ReactNode
}

function IconButton({ label, disabled = false, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className="flex size-11 shrink-0 items-center justify-center rounded-card text-brand hover:bg-brand-wash disabled:text-ink-soft disabled:opacity-60"
    >
      {children}
    </button>
  )
}
