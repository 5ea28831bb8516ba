import type { LanguageCode } from '../../../shared/languages.ts'
import { useLegalWords } from './use-legal-words.ts'

type Props = {
  text: string
  /** Language of the text, which need not be that of the page. */
  lang: LanguageCode
  /** Texts before this one in the same section: what they explain is not explained again. */
  earlier?: readonly string[]
}

/**
 * A text of ours whose legal words explain themselves: plain at first, marked once the page is at rest. Not for what
 * people wrote themselves, nor inside links and headings.
 */
export function HighlightedText({ text, lang, earlier }: Props) {
  const words = useLegalWords(lang)
  if (!words) return text
  const { MarkedText } = words
  return <MarkedText words={words} text={text} earlier={earlier} />
}
