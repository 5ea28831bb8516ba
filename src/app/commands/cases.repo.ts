import { desc, eq, sql } from 'drizzle-orm'
import { legalAnalyses } from '../../features/analysis/tables.ts'
import { legalCases } from '../../features/intake/tables.ts'
import { lawyerReferrals } from '../../features/referral/tables.ts'
import type { Database } from '../../platform/database/database.server.ts'

/** What an operator sees of a case without opening it. */
export type CaseLine = {
  id: string
  createdAt: Date
  email: string
  country: string
  jurisdiction: string
  legalArea: string | null
  urgency: string
  language: string
  engine: string | null
  identifiedAreas: string[] | null
  confidence: number | null
  /** How many lawyers were asked. */
  asked: number
}

const COLUMNS = {
  id: legalCases.id,
  createdAt: legalCases.createdAt,
  email: legalCases.email,
  country: legalCases.country,
  jurisdiction: legalCases.jurisdiction,
  legalArea: legalCases.legalArea,
  urgency: legalCases.urgency,
  language: legalCases.language,
  engine: legalAnalyses.engine,
  identifiedAreas: legalAnalyses.identifiedAreas,
  confidence: legalAnalyses.confidence,
  asked: sql<number>`(select count(*)::int from ${lawyerReferrals}
    where ${lawyerReferrals.caseId} = ${legalCases.id})`,
}

/** The newest first; of one person, or of all. */
export async function listCaseLines(
  db: Database,
  { userId, limit }: { userId?: string; limit: number },
): Promise<CaseLine[]> {
  return db
    .select(COLUMNS)
    .from(legalCases)
    .leftJoin(legalAnalyses, eq(legalAnalyses.caseId, legalCases.id))
    .where(userId === undefined ? undefined : eq(legalCases.userId, userId))
    .orderBy(desc(legalCases.createdAt))
    .limit(limit)
}

export async function findCaseLine(db: Database, id: string): Promise<CaseLine | undefined> {
  const [row] = await db
    .select(COLUMNS)
    .from(legalCases)
    .leftJoin(legalAnalyses, eq(legalAnalyses.caseId, legalCases.id))
    .where(eq(legalCases.id, id))
  return row
}
