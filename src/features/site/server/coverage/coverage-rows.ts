import { countryNameOf } from '../../../../i18n/names-of-codes.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import type { Register } from '../../../directory/contract.ts'
import type { CoverageRow } from '../../domain/coverage-row.ts'
import type { LawCount } from './law-of-countries.ts'

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
