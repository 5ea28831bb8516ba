import type { Database } from '../../../platform/database/database.server.ts'
import type { LegalArea } from '../../../shared/legal-areas.ts'
import type { Lawyer } from '../contract.ts'
import type { LawyerFilter } from '../domain/lawyer-filter.ts'
import { lawyerOnTheWire } from './lawyer-on-the-wire.ts'
import { listLawyers } from './lawyers.repo.ts'

/**
 * Lawyers for a case: of its area and place; where nobody lists the area, those of the place, without that
 * reason among theirs.
 */
export async function matchLawyers(
  db: Database,
  place: { country: string; jurisdiction: string },
  area: LegalArea | undefined,
  day: string,
): Promise<Lawyer[]> {
  const wide: LawyerFilter = place
  const filters: LawyerFilter[] = area ? [{ ...wide, specialization: area }, wide] : [wide]
  for (const filter of filters) {
    const rows = await listLawyers(db, filter, day)
    if (rows.length > 0) return rows.map((row) => lawyerOnTheWire(row, filter))
  }
  return []
}
