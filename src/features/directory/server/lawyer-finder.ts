import type { Database } from '../../../platform/database/database.server.ts'
import type { LegalArea } from '../../../shared/legal-areas.ts'
import type { Lawyer, Register } from '../contract.ts'
import type { LawyerFilter } from '../domain/lawyer-filter.ts'
import { lawyerOnTheWire } from './lawyer-on-the-wire.ts'
import type { LawyerRow } from './lawyers.repo.ts'
import { countList, listPage } from './list-page.ts'
import type { PageCursor } from './page-cursor.ts'

export type FoundLawyers = { lawyers: Lawyer[]; next: PageCursor | undefined }

export type PageOptions = { limit?: number | undefined; cursor?: PageCursor | undefined }

/** Finds lawyers and says of each why it is listed and where its licence can be checked. */
export type LawyerFinder = {
  /** @param words folded, two characters or more, of a name, a firm or a city */
  find(filter: LawyerFilter, page?: PageOptions, words?: string): Promise<FoundLawyers>
  /** Exact up to a thousand; 1,001 for more. */
  count(filter: LawyerFilter, words?: string): Promise<number>
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

const PAGE_LENGTH = 50
const MATCHES = 100

export function createLawyerFinder({ db, registers, now }: Parts): LawyerFinder {
  const find: LawyerFinder['find'] = async (
    filter,
    { limit = PAGE_LENGTH, cursor } = {},
    words,
  ) => {
    const day = now().toISOString().slice(0, 10)
    const { rows, next } = await listPage(db, { filter, words, limit, cursor, day })
    const named = words === undefined ? filter : { ...filter, name: words }
    return {
      lawyers: rows.map((row) => lawyerOnTheWire(row, named, registerOf(registers, row))),
      next,
    }
  }
  return {
    find,
    count: (filter, words) => countList(db, { filter, words }),
    async match({ country, jurisdiction }, area) {
      const page = { limit: MATCHES }
      const ofArea = area
        ? (await find({ country, jurisdiction, specialization: area }, page)).lawyers
        : []
      return ofArea.length > 0 ? ofArea : (await find({ country, jurisdiction }, page)).lawyers
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
