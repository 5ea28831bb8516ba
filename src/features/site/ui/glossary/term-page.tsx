import { Link } from 'react-router'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { type LanguageCode, textDirection } from '../../../../shared/languages.ts'
import type { TermEntry } from '../../../glossary/contract.ts'
import { LanguageMark, Marked } from '../../../law/ui.ts'
import { TermParts } from './term-parts.tsx'
import { type ReadIn, TermReading } from './term-reading.tsx'

type Neighbour = { id: string; lang: LanguageCode; term: string }

type Props = {
  entry: TermEntry
  /** The terms before and after it in the alphabet. */
  before: Neighbour | undefined
  after: Neighbour | undefined
  reading: ReadIn | undefined
}

/** One term in full, at an address of its own. */
export function TermPage({ entry, before, after, reading }: Props) {
  const { t } = useTranslation()
  return (
    <article className="column flex flex-col gap-6 py-10">
      <nav aria-label={t('glossary.path')}>
        <Link to={`/legal-glossary#${entry.id}`} className="inline-flex min-h-11 items-center">
          {t('glossary.title')}
        </Link>
      </nav>
      <header className="flex flex-col gap-2">
        <h1 lang={entry.lang} className="wrap-anywhere">
          <bdi dir={textDirection(entry.lang)}>{entry.term}</bdi>
        </h1>
        <LanguageMark lang={entry.lang} />
      </header>
      {reading ? <TermReading term={entry.term} reading={reading} /> : null}
      <p lang={entry.lang} dir={textDirection(entry.lang)} className="measure text-xl leading-snug">
        {entry.definition}
      </p>
      <TermParts entry={entry} />
      <p className="measure text-sm text-ink-soft">{t('glossary.byHand')}</p>
      <nav
        aria-label={t('glossary.neighbours')}
        className="flex flex-wrap justify-between gap-x-6 border-t border-line pt-3 print:hidden"
      >
        <NeighbourLink label={t('glossary.before')} term={before} />
        <NeighbourLink label={t('glossary.after')} term={after} />
      </nav>
    </article>
  )
}

function NeighbourLink({ label, term }: { label: string; term: Neighbour | undefined }) {
  if (!term) return <span />
  return (
    <Link
      to={`/legal-glossary/${term.id}`}
      className="inline-flex min-h-11 flex-wrap items-center gap-x-2"
    >
      <span className="text-ink-soft">{label}</span>
      <Marked text={term.term} lang={term.lang} />
    </Link>
  )
}
