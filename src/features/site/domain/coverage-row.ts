/** What the site holds of one country. */
export type CoverageRow = {
  code: string
  name: string
  lawyers: number
  provisions: number
  jurisdictions: number
  /** The official list of its lawyers, where it is online. */
  register?: { body: string; url: string }
  /** Where its parts keep lists of their own instead: how many. */
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

export function packRow(row: CoverageRow): PackedRow {
  const { code, name, lawyers, provisions, jurisdictions, register, registersOfParts } = row
  const { body, url } = register ?? {}
  return [code, name, lawyers, provisions, jurisdictions, body, url, registersOfParts]
}

export function unpackRow(packed: PackedRow): CoverageRow {
  const [code, name, lawyers, provisions, jurisdictions, body, url, registersOfParts] = packed
  const counts = { code, name, lawyers, provisions, jurisdictions }
  if (body && url) return { ...counts, register: { body, url } }
  return registersOfParts ? { ...counts, registersOfParts } : counts
}
