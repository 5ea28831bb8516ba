import { inArray } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import { isLegalArea, type LegalArea } from '../../../shared/legal-areas.ts'
import { legalAnalyses } from '../tables.ts'

/** The first area that was found for each of these cases; a case without one is left out. */
export async function foundAreas(
  db: Database,
  caseIds: readonly string[],
): Promise<Map<string, LegalArea>> {
  if (caseIds.length === 0) return new Map()
  const rows = await db
    .select({ caseId: legalAnalyses.caseId, areas: legalAnalyses.identifiedAreas })
    .from(legalAnalyses)
    .where(inArray(legalAnalyses.caseId, [...caseIds]))
  return new Map(
    rows.flatMap(({ caseId, areas: [first] }) =>
      isLegalArea(first) ? [[caseId, first] as const] : [],
    ),
  )
}
