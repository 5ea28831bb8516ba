import type { CoverageRow } from '../../domain/coverage-row.ts'

/** What the map shows. */
export type Shown = 'lawyers' | 'laws'

/** All that the page shows of what the site holds. */
export type Coverage = {
  shown: Shown
  /** By name. */
  rows: CoverageRow[]
  /** The shade of each row on the map, 0 for none. */
  shades: number[]
  /** The smallest number of each shade, from the first on. */
  limits: number[]
  unions: { code: string; provisions: number }[]
  registersNotOpened: boolean
  totals: { lawyers: number; countries: number; jurisdictions: number; provisions: number }
}

/** Where a country's numbers stand in the table. */
export const rowId = (code: string) => `country-${code}`
