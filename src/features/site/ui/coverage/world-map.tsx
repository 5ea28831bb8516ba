import { useState } from 'react'
import { useTranslation } from '../../../../i18n/translation-context.tsx'
import type { CoverageRow } from '../../domain/coverage-row.ts'
import { type Coverage, rowId } from './coverage-page.ts'
import { SHADE_FILLS } from './shade-fills.ts'
import { MAP_ID, type Outline, outlinesAtHand } from './world-outlines.ts'

type Props = {
  coverage: Coverage
  viewBox: string
  /** Absent in a page that was sent whole: then it has them already. */
  outlines: readonly Outline[] | undefined
}

/** The world in shades. Hidden from screen readers and the tab key, which have the same in the table. */
export function WorldMap({ coverage, viewBox, outlines }: Props) {
  const [drawn] = useState(() => outlines ?? outlinesAtHand())
  const { rows, shades, shown } = coverage
  const held = new Map(rows.map((row, at) => [row.code, { row, shade: shades[at] ?? 0 }]))
  const blank = drawn.filter(({ code }) => !held.has(code))
  return (
    <svg
      id={MAP_ID}
      viewBox={viewBox}
      aria-hidden
      className="h-auto w-full rounded-card border border-line bg-surface stroke-line-strong stroke-[0.4] [&_a:hover]:stroke-ink [&_a:hover]:stroke-[1.2]"
    >
      <g className={SHADE_FILLS[0]}>
        {blank.map(({ code, path }) => (
          <path key={code || path} data-of={code} d={path} />
        ))}
      </g>
      {SHADE_FILLS.map((fill, shade) => (
        <g key={fill} className={fill}>
          {drawn.map(({ code, path }) => {
            const here = held.get(code)
            return here?.shade === shade ? (
              <Country key={code} row={here.row} path={path} shown={shown} />
            ) : null
          })}
        </g>
      ))}
    </svg>
  )
}

type CountryProps = { row: CoverageRow; path: string; shown: Coverage['shown'] }

function Country({ row: { code, name, lawyers, provisions }, path, shown }: CountryProps) {
  const { t, formatNumber } = useTranslation()
  const count = shown === 'laws' ? provisions : lawyers
  const number = formatNumber(count)
  return (
    <a href={`#${rowId(code)}`} tabIndex={-1}>
      <title>{t(`coverage.onMap.${shown}`, { country: name, count, number })}</title>
      <path data-of={code} d={path} />
    </a>
  )
}
