import { Mic, MicOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../design/button.tsx'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { canDictate } from './dictation.ts'
import { useDictation } from './use-dictation.ts'

/** Speaking instead of typing: off until a person reads where the words go and agrees, each visit anew. */
export function DictateButton({ onText }: { onText(text: string): void }) {
  const { t, language } = useTranslation()
  const [able, setAble] = useState(false)
  const [asking, setAsking] = useState(false)
  const { agreed, listening, problem, start, stop } = useDictation(language, onText)
  useEffect(() => setAble(canDictate()), [])
  if (!able) return null
  const press = () => {
    if (listening) stop()
    else if (agreed) start()
    else setAsking(true)
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <Button look="quiet" aria-pressed={listening} onClick={press}>
        {listening ? (
          <MicOff aria-hidden className="size-5" />
        ) : (
          <Mic aria-hidden className="size-5" />
        )}
        {t(listening ? 'speech.dictation.stop' : 'speech.dictation.start')}
      </Button>
      {asking ? (
        <div className="flex flex-col items-start gap-2 rounded-card border border-line p-3">
          <p className="measure">{t('speech.dictation.privacy')}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              look="secondary"
              onClick={() => {
                setAsking(false)
                start()
              }}
            >
              {t('speech.dictation.agree')}
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              {t('speech.dictation.refuse')}
            </Button>
          </div>
        </div>
      ) : null}
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {listening ? t('speech.dictation.listening') : null}
        {problem ? t(`speech.dictation.problems.${problem}`) : null}
      </p>
    </div>
  )
}
