/** What the map shows. */
export type Shown = 'lawyers' | 'laws'

export type CoverageRow = {
  code: string
  name: string
  lawyers: number
  provisions: number
  jurisdictions: number
  register?: { body: string; url: string }
  registersOfParts?: number
}

/** As it is sent, without the names of its parts. */
export type PackedRow = [
  code: string,
  name: string,
  lawyers: number,
  provisions: number,
  jurisdictions: number,
  registerBody: string | undefined,
  registerUrl: string | undefined,
  registersOfParts: number | undefined,
]

export function unpackRow(packed: PackedRow): CoverageRow {
  const [code, name, lawyers, provisions, jurisdictions, body, url, registersOfParts] = packed
  const counts = { code, name, lawyers, provisions, jurisdictions }
  if (body && url) return { ...counts, register: { body, url } }
  return registersOfParts ? { ...counts, registersOfParts } : counts
}

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
