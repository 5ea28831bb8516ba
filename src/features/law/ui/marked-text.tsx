import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { LanguageCode } from '../../../shared/languages.ts'
import { textDirection } from '../../../shared/languages.ts'
import { HighlightedText } from '../../glossary/ui.ts'

type Props = {
  text: string
  lang: LanguageCode
  /** Its legal words can be asked what they mean. */
  explained?: boolean
}

/** A text that may be in another language than the page: then it says so, to people and to screen readers. */
export function Marked({ text, lang, explained = false }: Props) {
  const { language } = useTranslation()
  const shown = explained ? <HighlightedText text={text} lang={lang} /> : text
  if (lang === language) return shown
  return (
    <>
      <span lang={lang} dir={textDirection(lang)}>
        {shown}
      </span>{' '}
      <LanguageMark lang={lang} />
    </>
  )
}

/** "in English", where the page is in another language. */
export function LanguageMark({ lang }: { lang: LanguageCode }) {
  const { t, language, formatLanguage } = useTranslation()
  if (lang === language) return null
  return (
    <span className="whitespace-nowrap text-sm text-ink-soft">
      ({t('results.inLanguage', { language: formatLanguage(lang) })})
    </span>
  )
}
