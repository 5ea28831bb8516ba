import type { Database } from '../../../platform/database/database.server.ts'
import type { LegalArea } from '../../../shared/legal-areas.ts'
import type { Lawyer, Register } from '../contract.ts'
import type { LawyerFilter } from '../domain/lawyer-filter.ts'
import { lawyerOnTheWire } from './lawyer-on-the-wire.ts'
import { type LawyerRow, listLawyers, searchLawyers } from './lawyers.repo.ts'

/** Finds lawyers and says of each why it is listed and where its licence can be checked. */
export type LawyerFinder = {
  list(filter: LawyerFilter): Promise<Lawyer[]>
  /** @param words folded, two characters or more */
  search(words: string, filter: LawyerFilter): Promise<Lawyer[]>
  /**
   * Lawyers for a case: of its area and place; where nobody lists the area, those of the place, without that
   * reason among theirs.
   */
  match(
    place: { country: string; jurisdiction: string },
    area: LegalArea | undefined,
  ): Promise<Lawyer[]>
}

type Parts = {
  db: Database
  registers: ReadonlyMap<string, Register>
  now: () => Date
}

export function createLawyerFinder({ db, registers, now }: Parts): LawyerFinder {
  const shown = (rows: LawyerRow[], filter: LawyerFilter) =>
    rows.map((row) => lawyerOnTheWire(row, filter, registerOf(registers, row)))
  const list = async (filter: LawyerFilter) =>
    shown(await listLawyers(db, filter, now().toISOString().slice(0, 10)), filter)
  return {
    list,
    async search(words, filter) {
      return shown(await searchLawyers(db, words, filter), { ...filter, name: words })
    },
    async match({ country, jurisdiction }, area) {
      const ofArea = area ? await list({ country, jurisdiction, specialization: area }) : []
      return ofArea.length > 0 ? ofArea : list({ country, jurisdiction })
    },
  }
}

/** Some sub-regions license on their own; elsewhere the country's register holds. */
function registerOf(
  registers: ReadonlyMap<string, Register>,
  { country, jurisdiction }: LawyerRow,
): Register | undefined {
  return registers.get(jurisdiction) ?? registers.get(country)
}
