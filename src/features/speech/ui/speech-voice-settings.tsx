import { useEffect, useId, useState } from 'react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { chooseVoice, voicesOf } from '../domain/choose-voice.ts'
import { FASTEST, SLOWEST, SPEED_STEP, speedOf } from '../domain/speed.ts'
import { loadVoices } from './browser-speech.ts'
import { chosenVoice, keepVoice } from './speech-settings.ts'

type Props = { speed: number; onSpeed(speed: number): void; onVoice(): void }

/** How fast, and with which of the voices that speak the page's language. */
export function SpeechVoiceSettings({ speed, onSpeed, onVoice }: Props) {
  const { t, language, formatNumber } = useTranslation()
  const speedId = useId()
  const voiceId = useId()
  const [voices, setVoices] = useState<SpeechSynthesisVoice[]>()
  const [chosen, setChosen] = useState<string>()
  useEffect(() => {
    let shown = true
    void loadVoices().then((all) => {
      if (!shown) return
      setVoices(voicesOf(all, language))
      setChosen(chooseVoice(all, language, chosenVoice(language))?.voiceURI)
    })
    return () => {
      shown = false
    }
  }, [language])
  const choose = (uri: string) => {
    keepVoice(language, uri)
    setChosen(uri)
    onVoice()
  }
  return (
    <div className="flex flex-col gap-2 text-sm">
      <label htmlFor={speedId} className="flex justify-between">
        {t('speech.speed')}
        <span aria-hidden className="tabular-nums">
          {formatNumber(speed)}
        </span>
      </label>
      <input
        id={speedId}
        type="range"
        min={SLOWEST}
        max={FASTEST}
        step={SPEED_STEP}
        value={speed}
        onChange={(event) => onSpeed(speedOf(event.target.valueAsNumber))}
        className="min-h-11 accent-brand-fill"
      />
      {voices?.length === 0 ? <p>{t('speech.noVoice')}</p> : null}
      {voices && voices.length > 0 ? (
        <>
          <label htmlFor={voiceId}>{t('speech.voice')}</label>
          <select
            id={voiceId}
            value={chosen}
            onChange={(event) => choose(event.target.value)}
            className="min-h-11 rounded-card border border-line-strong bg-surface px-2"
          >
            {voices.map((voice) => (
              <option key={voice.voiceURI} value={voice.voiceURI}>
                {voice.name}
              </option>
            ))}
          </select>
        </>
      ) : null}
    </div>
  )
}
