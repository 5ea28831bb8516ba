import { Volume2 } from 'lucide-react'
import { useToast } from '../../../design/toast.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'

type Props = { text: string; language: string }

/** Says one word or sentence in its own language. */
export function SpeakButton({ text, language }: Props) {
  const { t } = useTranslation()
  const showToast = useToast()
  const speak = async () => {
    const { speakOnce } = await import('./speak-once.ts')
    const outcome = await speakOnce(text, language)
    if (outcome === 'spoken') return
    showToast({ title: t('speech.unsupported.title'), text: t(`speech.unsupported.${outcome}`) })
  }
  return (
    <button
      type="button"
      data-no-speech
      onClick={speak}
      aria-label={t('speech.say', { text })}
      title={t('speech.say', { text })}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-card text-brand hover:bg-brand-wash"
    >
      <Volume2 aria-hidden className="size-5" />
    </button>
  )
}
