import { useTranslation } from '../../../i18n/translation-context.tsx'
import { setExplainsWords, useExplainsWords } from './explain-words.ts'

/** Turns the explanations inside texts on and off, for the whole site. Without script there are none, nor a switch. */
export function ExplainWordsSwitch() {
  const { t } = useTranslation()
  const on = useExplainsWords()
  return (
    <label
      className={`flex min-h-11 items-center gap-2 self-start print:hidden ${on === undefined ? 'invisible' : ''}`}
    >
      <input
        type="checkbox"
        role="switch"
        checked={on ?? true}
        aria-checked={on ?? true}
        onChange={(event) => setExplainsWords(event.target.checked)}
        className="size-5 shrink-0 accent-brand-fill"
      />
      {t('glossary.explainWords')}
    </label>
  )
}
