import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import { textDirection } from '../../../../shared/languages.ts'
import type { ListedTerm, TermEntry } from '../../../glossary/contract.ts'
import { LanguageMark } from '../../../law/ui.ts'
import { TermParts } from './term-parts.tsx'

/** A term in the list. Its meaning stands in the page; the rest is fetched when somebody opens it. */
export function TermDetails({ term }: { term: ListedTerm }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  return (
    <details
      id={term.id}
      onToggle={(event) => setOpened((before) => before || event.currentTarget.open)}
      className="group scroll-mt-20"
    >
      <summary className="flex min-h-11 list-none items-baseline gap-x-3 gap-y-0 py-2.5 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <bdi lang={term.lang} className="font-heading text-lg font-semibold wrap-anywhere">
            {term.term}
          </bdi>
          <LanguageMark lang={term.lang} />
        </span>
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 self-center text-brand group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-4 pb-5">
        <p className="measure" lang={term.lang} dir={textDirection(term.lang)}>
          {term.definition}
        </p>
        {opened ? <FetchedParts id={term.id} /> : null}
        <Link
          to={`/legal-glossary/${term.id}`}
          className="inline-flex min-h-11 items-center self-start"
        >
          {t('glossary.more')}
          <span className="sr-only">: {term.term}</span>
        </Link>
      </div>
    </details>
  )
}

function FetchedParts({ id }: { id: string }) {
  const { t, language } = useTranslation()
  const { data, isError } = useQuery<TermEntry>({ queryKey: [`/api/glossary/${language}/${id}`] })
  if (isError) return <p role="status">{t('glossary.notLoaded')}</p>
  if (!data) return <p role="status">{t('glossary.loading')}</p>
  return <TermParts entry={data} />
}
