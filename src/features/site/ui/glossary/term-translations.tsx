import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { useToast } from '../../../../design/toast.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { type LanguageCode, textDirection } from '../../../../shared/languages.ts'
import type { TermEntry } from '../../../glossary/contract.ts'

/** The term in the other languages; each leads to the term as that language tells it. */
export function TermTranslations({ entry }: { entry: TermEntry }) {
  const { formatLanguage } = useTranslation()
  return (
    <div className="flex flex-col gap-2">
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {entry.translations.map(({ lang, term }) => (
          <li key={lang} className="flex flex-wrap items-center gap-x-2">
            <span className="text-ink-soft">{formatLanguage(lang)}</span>
            <Link to={addressIn(entry.id, lang)} className="inline-flex min-h-11 items-center">
              <bdi lang={lang} dir={textDirection(lang)}>
                {term}
              </bdi>
            </Link>
          </li>
        ))}
      </ul>
      <MissingTranslations entry={entry} />
    </div>
  )
}

/** Asking for one that is not there says so at once; without script the term's page says it. */
function MissingTranslations({ entry }: { entry: TermEntry }) {
  const { t, formatLanguage } = useTranslation()
  const showToast = useToast()
  if (entry.missing.length === 0) return null
  const say = (event: MouseEvent, lang: LanguageCode) => {
    event.preventDefault()
    showToast({
      title: t('glossary.notTranslated.title'),
      text: t('glossary.notTranslated.text', {
        term: entry.term,
        language: formatLanguage(lang),
      }),
    })
  }
  return (
    <div>
      <p className="text-ink-soft">{t('glossary.notTranslated.list')}</p>
      <ul className="flex flex-wrap gap-x-5">
        {entry.missing.map((lang) => (
          <li key={lang}>
            <Link
              to={addressIn(entry.id, lang)}
              onClick={(event) => say(event, lang)}
              className="inline-flex min-h-11 min-w-11 items-center"
            >
              {formatLanguage(lang)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function addressIn(id: string, lang: LanguageCode): string {
  return `/legal-glossary/${id}?in=${lang}`
}
