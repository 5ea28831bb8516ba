import { Eye } from 'lucide-react'
import { useTranslation } from '../../../i18n/translation-context.tsx'
import type { ShownRead } from '../contract.ts'
import { useTimeWords } from './use-time-words.ts'

/** Who opened a case and when; an operator with the reason they gave. */
export function CaseReads({ reads }: { reads: ShownRead[] }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="reads" className="flex flex-col gap-3">
      <h3 id="reads">{t('account.cases.reads.title')}</h3>
      <p className="measure text-ink-soft">{t('account.cases.reads.lead')}</p>
      {reads.length === 0 ? (
        <p>{t('account.cases.reads.none')}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {reads.map((read) => (
            <li
              key={`${read.readAt} ${read.reader} ${read.reason}`}
              className="flex items-start gap-2"
            >
              <Eye aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
              <ReadLine read={read} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ReadLine({ read: { reader, reason, readAt } }: { read: ShownRead }) {
  const { t } = useTranslation()
  const { moment } = useTimeWords()
  const date = moment(readAt)
  return (
    <span className="wrap-anywhere">
      {t(`account.cases.reads.${reader}`, { date })}{' '}
      {reader === 'operator' ? <q dir="auto">{reason}</q> : null}
    </span>
  )
}
