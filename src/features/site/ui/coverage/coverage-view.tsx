import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { buttonLook } from '../../../../design/button.tsx'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { Coverage, Shown } from './coverage-page.ts'
import { CoverageTable } from './coverage-table.tsx'
import { MapLegend } from './map-legend.tsx'

const CLAIMS = ['lawyers', 'countries', 'jurisdictions', 'provisions'] as const
const VIEWS = ['lawyers', 'laws'] as const

/** What the site holds, counted: in all, on a map, and country by country. */
export function CoverageView({ coverage, map }: { coverage: Coverage; map: ReactNode }) {
  const { t } = useTranslation()
  return (
    <div className="wide-column flex flex-col gap-10 py-10">
      <header className="flex flex-col gap-3">
        <h1>{t('coverage.title')}</h1>
        <p className="measure text-lg text-ink-soft">{t('coverage.lead')}</p>
      </header>
      <Claims totals={coverage.totals} />
      <section aria-labelledby="coverage-map-title" className="flex flex-col gap-4">
        <h2 id="coverage-map-title">{t(`coverage.map.${coverage.shown}`)}</h2>
        <Switch shown={coverage.shown} />
        {map}
        <MapLegend shown={coverage.shown} limits={coverage.limits} />
        <p className="measure text-sm text-ink-soft">{t('coverage.map.note')}</p>
      </section>
      <section aria-labelledby="coverage-table-title" className="flex flex-col gap-4">
        <h2 id="coverage-table-title">{t('coverage.table.title')}</h2>
        {coverage.registersNotOpened ? (
          <p className="measure text-ink-soft">{t('coverage.table.notOpened')}</p>
        ) : null}
        <CoverageTable rows={coverage.rows} />
        <Unions unions={coverage.unions} />
      </section>
    </div>
  )
}

function Claims({ totals }: Pick<Coverage, 'totals'>) {
  const { t, formatNumber } = useTranslation()
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-5 border-y border-line py-5 text-center sm:grid-cols-4">
      {CLAIMS.map((claim) => (
        <div key={claim} className="flex flex-col-reverse justify-end">
          <dt className="text-ink-soft">{t(`coverage.totals.${claim}`)}</dt>
          <dd className="font-heading text-2xl tabular-nums">{formatNumber(totals[claim])}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Two plain links, so that the other map comes without script too. */
function Switch({ shown }: { shown: Shown }) {
  const { t } = useTranslation()
  const [asked] = useSearchParams()
  const addressOf = (view: Shown) => {
    const search = new URLSearchParams(asked)
    search.delete('show')
    if (view === 'laws') search.set('show', view)
    return { search: search.toString() }
  }
  return (
    <nav aria-label={t('coverage.switch.label')}>
      <ul className="flex flex-wrap gap-2">
        {VIEWS.map((view) => (
          <li key={view}>
            <Link
              to={addressOf(view)}
              preventScrollReset
              aria-current={view === shown ? 'page' : undefined}
              className={buttonLook(view === shown ? 'primary' : 'secondary')}
            >
              {t(`coverage.switch.${view}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Law that belongs to no one country, and so to no row. */
function Unions({ unions }: Pick<Coverage, 'unions'>) {
  const { t, formatNumber, formatList } = useTranslation()
  if (unions.length === 0) return null
  const named = unions.map(({ code, provisions }) =>
    t('coverage.unions.each', {
      union: t(`law.unions.${code}`, {}, code),
      number: formatNumber(provisions),
    }),
  )
  return (
    <p className="measure text-ink-soft">
      {t('coverage.unions.inAll', { list: formatList(named) })}
    </p>
  )
}
