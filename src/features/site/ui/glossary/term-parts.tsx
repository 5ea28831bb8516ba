import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { textDirection } from '../../../../shared/languages.ts'
import type { TermEntry } from '../../../glossary/contract.ts'
import { PhoneticSigns } from '../../../glossary/ui.ts'
import { Marked } from '../../../law/ui.ts'
import { SpeakButton } from '../../../speech/ui.ts'
import { TermTranslations } from './term-translations.tsx'

/** All that is known of a term beside its meaning. */
export function TermParts({ entry }: { entry: TermEntry }) {
  const { t } = useTranslation()
  const { example, usage, area, lang } = entry
  return (
    <>
      <Sound entry={entry} />
      <dl className="grid items-baseline gap-x-6 gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
        <Part name={t('glossary.example')}>
          <span lang={lang} dir={textDirection(lang)} className="block border-s-2 border-line ps-3">
            {example}
          </span>
        </Part>
        {usage ? (
          <Part name={t('glossary.usage')}>
            <span lang={lang} dir={textDirection(lang)}>
              {usage}
            </span>
          </Part>
        ) : null}
        <Part name={t('glossary.area')}>
          {area === 'general' ? t('glossary.anyArea') : t(`areas.${area}`)}
        </Part>
        {entry.related.length > 0 ? (
          <Part name={t('glossary.related')}>
            <ul className="flex flex-wrap gap-x-5">
              {entry.related.map((related) => (
                <li key={related.id}>
                  <Link
                    to={`/legal-glossary/${related.id}`}
                    className="inline-flex min-h-11 items-center"
                  >
                    <Marked text={related.term} lang={related.lang} />
                  </Link>
                </li>
              ))}
            </ul>
          </Part>
        ) : null}
        <Part name={t('glossary.translations')}>
          <TermTranslations entry={entry} />
        </Part>
      </dl>
    </>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold">{name}</dt>
      <dd className="measure max-sm:mb-1">{children}</dd>
    </>
  )
}

/** How the word is said: written out by hand, in the signs of the International Phonetic Alphabet, aloud. */
function Sound({ entry }: { entry: TermEntry }) {
  const { t } = useTranslation()
  const { lang, term, reading, respelling, ipa } = entry
  const written = [reading, respelling].filter((part) => part !== undefined)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
      {written.length > 0 || ipa ? <span>{t('glossary.soundsLike')}</span> : null}
      {written.map((part) => (
        <bdi key={part} lang={lang}>
          {part}
        </bdi>
      ))}
      {ipa ? <PhoneticSigns ipa={ipa} language={lang} /> : null}
      <SpeakButton text={term} language={lang} />
    </p>
  )
}
