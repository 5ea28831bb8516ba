import { Languages } from 'lucide-react'
import { Notice } from '../../../../design/notice.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { type LanguageCode, textDirection } from '../../../../shared/languages.ts'

/** A term as another language tells it; without `said` that language does not have it. */
export type ReadIn = {
  lang: LanguageCode
  said?: { term: string; definition: string; example: string }
}

type Props = { term: string; reading: ReadIn }

/** What somebody asked to read in another language. */
export function TermReading({ term, reading: { lang, said } }: Props) {
  const { t, formatLanguage } = useTranslation()
  const name = formatLanguage(lang)
  if (!said) {
    return (
      <Notice
        role="status"
        icon={<Languages size={22} />}
        title={t('glossary.notTranslated.title')}
      >
        <p>{t('glossary.notTranslated.text', { term, language: name })}</p>
      </Notice>
    )
  }
  return (
    <section
      aria-labelledby="read-in"
      className="flex flex-col gap-2 rounded-card border border-line bg-sunken p-5"
    >
      <h2 id="read-in" className="text-xl">
        {t('glossary.readIn', { language: name })}
      </h2>
      <div lang={lang} dir={textDirection(lang)} className="measure flex flex-col gap-2">
        <p className="font-heading text-lg font-semibold">{said.term}</p>
        <p>{said.definition}</p>
        <p className="border-s-2 border-line-strong ps-3">{said.example}</p>
      </div>
    </section>
  )
}
