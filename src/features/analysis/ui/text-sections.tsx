import { useId } from 'react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import { type LanguageCode, textDirection } from '../../../shared/languages.ts'
import { ExplainWordsSwitch, HighlightedText } from '../../glossary/ui.ts'
import { LanguageMark } from '../../law/ui.ts'
import type { Analysis } from '../contract.ts'
import { confidenceLevel } from '../domain/confidence-level.ts'

/** Considerations, papers, questions, and the limits of what we know. */
export function TextSections({
  analysis,
  placeName,
  areaName,
}: {
  analysis: Analysis
  placeName: string
  areaName: string
}) {
  const { t, language } = useTranslation()
  const { textLanguage } = analysis
  return (
    <>
      <ExplainWordsSwitch />
      <TextSection
        title={t('results.considerations')}
        texts={analysis.keyConsiderations}
        lang={textLanguage}
        note={
          confidenceLevel(analysis.confidence) === 'unsure' ? t('results.mayNotFit') : undefined
        }
      />
      <TextSection title={t('results.gather')} texts={analysis.gather} lang={textLanguage} />
      <TextSection
        title={t('results.questions')}
        texts={analysis.questions}
        lang={textLanguage}
        numbered
      />
      <TextSection
        title={t('results.notKnown.title')}
        texts={analysis.notKnown.map((code) =>
          t(`results.notKnown.${code}`, { place: placeName, area: areaName }),
        )}
        lang={language}
      />
    </>
  )
}

type Props = {
  title: string
  texts: readonly string[]
  lang: LanguageCode
  numbered?: boolean
  note?: string | undefined
}

function TextSection({ title, texts, lang, numbered = false, note }: Props) {
  const titleId = useId()
  const List = numbered ? 'ol' : 'ul'
  if (texts.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3 print:break-inside-avoid">
      <h2 id={titleId}>{title}</h2>
      {note ? <p className="font-semibold">{note}</p> : null}
      <LanguageMark lang={lang} />
      <List
        lang={lang}
        dir={textDirection(lang)}
        className={`measure flex flex-col gap-2 ps-6 marker:text-brand ${numbered ? 'list-decimal' : 'list-disc'}`}
      >
        {texts.map((text, at) => (
          <li key={text}>
            <HighlightedText text={text} lang={lang} earlier={texts.slice(0, at)} />
          </li>
        ))}
      </List>
    </section>
  )
}
