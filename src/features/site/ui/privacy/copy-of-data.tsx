import { Download, FileText } from 'lucide-react'
import { buttonLook } from '../../../../design/button.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'

/** Days are YYYY-MM-DD. */
export type OwnCaseDocument = {
  id: string
  title: string | null
  country: string
  legalArea: string | null
  createdOn: string
  removedOn: string
}

/** Everything in one file, and each case as a document. */
export function CopyOfData({ cases }: { cases: OwnCaseDocument[] }) {
  const { t, language } = useTranslation()
  return (
    <section aria-labelledby="copy" className="flex flex-col gap-4">
      <h2 id="copy">{t('yourData.copy.title')}</h2>
      <p className="measure">{t('yourData.copy.text')}</p>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <a href={`/api/my-data.zip?lang=${language}`} download className={buttonLook('primary')}>
          <Download aria-hidden className="size-5" />
          {t('yourData.copy.button')}
        </a>
        <a href="/api/my-data" download className="inline-flex min-h-11 items-center">
          {t('yourData.copy.dataOnly')}
        </a>
      </p>
      {cases.length > 0 ? (
        <div className="flex flex-col gap-3">
          <h3 id="documents">{t('yourData.copy.cases')}</h3>
          <p className="measure text-ink-soft">{t('yourData.copy.removal')}</p>
          <ul
            aria-labelledby="documents"
            className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
          >
            {cases.map((ownCase) => (
              <li key={ownCase.id}>
                <CaseLine ownCase={ownCase} />
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}

function CaseLine({ ownCase }: { ownCase: OwnCaseDocument }) {
  const { t, language, formatDate, formatCountry } = useTranslation()
  const { id, title, country, legalArea, createdOn, removedOn } = ownCase
  const area = legalArea ? t(`areas.${legalArea}`, {}, legalArea) : t('account.cases.noArea')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">
          <bdi>{title ?? area}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-soft">
          <bdi>{formatCountry(country)}</bdi>
          <time dateTime={createdOn}>{formatDate(createdOn)}</time>
        </p>
        <p className="text-sm text-ink-soft">
          {t('yourData.copy.removedOn', { date: formatDate(removedOn) })}
        </p>
      </div>
      <a
        href={`/api/cases/${id}/brief.pdf?lang=${language}`}
        download
        className={buttonLook('secondary')}
        aria-label={t('yourData.copy.pdfNamed', {
          name: title ?? area,
          date: formatDate(createdOn),
        })}
      >
        <FileText aria-hidden className="size-5" />
        {t('yourData.copy.pdf')}
      </a>
    </div>
  )
}
