import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { CoverageRow } from '../../domain/coverage-row.ts'
import { rowId } from './coverage-page.ts'

// Written once for all cells: 160 rows with classes of their own would double the page.
const ROWS =
  '[&_td]:tabular-nums [&_td:last-child]:max-sm:col-span-3 [&_th:first-child]:max-sm:col-span-3 [&_th:last-child]:max-sm:col-span-3 ' +
  '[&_tr]:max-sm:grid [&_tr]:max-sm:grid-cols-3 [&_tr]:max-sm:gap-x-2 [&_tr]:max-sm:px-2 [&_tr]:max-sm:border-b [&_tr]:max-sm:border-line [&_tr]:max-sm:py-2 ' +
  '[&_:is(th,td)]:min-w-0 [&_:is(th,td)]:text-start [&_:is(th,td)]:wrap-anywhere [&_thead_th]:sm:whitespace-nowrap [&_:is(th,td)]:sm:border-b [&_:is(th,td)]:sm:border-line [&_:is(th,td)]:sm:px-3 [&_:is(th,td)]:sm:py-2 ' +
  '[&_tbody_tr]:scroll-mt-28 [&_tr:target]:bg-brand-wash [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center'

/** What the site holds of each country. On a phone a row is a slip of three numbers under the country's name. */
export function CoverageTable({ rows }: { rows: readonly CoverageRow[] }) {
  const { t } = useTranslation()
  return (
    <table
      aria-labelledby="coverage-table-title"
      className={`w-full border-separate border-spacing-0 max-sm:block ${ROWS}`}
    >
      <thead className="sticky top-0 z-10 bg-sunken text-sm hyphens-auto max-sm:block">
        <tr>
          {(['country', 'lawyers', 'provisions', 'jurisdictions', 'register'] as const).map(
            (column) => (
              <th key={column} scope="col">
                {t(`coverage.table.${column}`)}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row) => (
          <Row key={row.code} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row }: { row: CoverageRow }) {
  const { t, formatNumber } = useTranslation()
  const { register, registersOfParts } = row
  return (
    <tr id={rowId(row.code)}>
      <th scope="row">{row.name}</th>
      <td>{formatNumber(row.lawyers)}</td>
      <td>{formatNumber(row.provisions)}</td>
      <td>{formatNumber(row.jurisdictions)}</td>
      <td>
        {register ? (
          <a href={register.url} rel="noopener noreferrer">
            <bdi>{register.body}</bdi>
          </a>
        ) : null}
        {registersOfParts
          ? t('coverage.table.ofParts', {
              count: registersOfParts,
              number: formatNumber(registersOfParts),
            })
          : null}
      </td>
    </tr>
  )
}
