import { countryNameOf } from '../../../../i18n/names-of-codes.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import type { Register } from '../../../directory/contract.ts'
import type { LawCount } from './law-of-countries.ts'

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

/** A row without the names of its parts, which would be sent for each of them. */
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

export type Holdings = {
  lawyers: ReadonlyMap<string, number>
  law: ReadonlyMap<string, LawCount>
  registers: ReadonlyMap<string, Register>
  isUnion(code: string): boolean
}

/** Every country with lawyers or law, by its name in the language's own order. */
export function coverageRows(holdings: Holdings, language: LanguageCode): CoverageRow[] {
  const { lawyers, law, registers, isUnion } = holdings
  const codes = new Set([...lawyers.keys(), ...[...law.keys()].filter((code) => !isUnion(code))])
  const ofParts = countRegistersOfParts(registers)
  const collator = new Intl.Collator(language)
  return [...codes]
    .map((code) => ({
      code,
      name: countryNameOf(code, language),
      lawyers: lawyers.get(code) ?? 0,
      provisions: law.get(code)?.provisions ?? 0,
      jurisdictions: law.get(code)?.jurisdictions ?? 0,
      ...registerOf(registers.get(code), ofParts.get(code)),
    }))
    .sort((a, b) => collator.compare(a.name, b.name))
}

export function packRow(row: CoverageRow): PackedRow {
  const { code, name, lawyers, provisions, jurisdictions, register, registersOfParts } = row
  const { body, url } = register ?? {}
  return [code, name, lawyers, provisions, jurisdictions, body, url, registersOfParts]
}

function registerOf(
  national: Register | undefined,
  ofParts: number | undefined,
): Pick<CoverageRow, 'register' | 'registersOfParts'> {
  if (national?.register_url)
    return { register: { body: national.body, url: national.register_url } }
  return ofParts ? { registersOfParts: ofParts } : {}
}

function countRegistersOfParts(registers: ReadonlyMap<string, Register>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { country, jurisdiction, register_url: url } of registers.values()) {
    if (url && jurisdiction !== country) counts.set(country, (counts.get(country) ?? 0) + 1)
  }
  return counts
}
