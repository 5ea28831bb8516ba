import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { LanguageCode } from '../../../shared/languages.ts'

/** A word's sound in the signs of the International Phonetic Alphabet, kept apart from text that runs from right to left. */
export function PhoneticSigns({ ipa, language }: { ipa: string; language: LanguageCode }) {
  const { t } = useTranslation()
  return (
    <span data-no-speech className="wrap-anywhere">
      <span className="sr-only">{t('glossary.ipa')} </span>
      <bdi lang={`${language}-fonipa`} dir="ltr">
        {`[${ipa}]`}
      </bdi>
    </span>
  )
}
