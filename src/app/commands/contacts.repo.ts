import { desc, eq, sql } from 'drizzle-orm'
import { legalCases } from '../../features/intake/tables.ts'
import { contactRequests, lawyerReferrals } from '../../features/referral/tables.ts'
import type { Database } from '../../platform/database/database.server.ts'

/** A request to lawyers as numbers: what it says stays closed. */
export type ContactLine = {
  id: string
  caseId: string
  createdAt: Date
  jurisdiction: string
  channel: string
  asked: number
  delivered: number
  cameBack: number
  answered: number
  canHelp: number
}

const counted = (what: ReturnType<typeof sql>) =>
  sql<number>`(count(*) filter (where ${what}))::int`

/** The newest first. */
export async function listContactLines(db: Database, limit: number): Promise<ContactLine[]> {
  return db
    .select({
      id: contactRequests.id,
      caseId: contactRequests.caseId,
      createdAt: contactRequests.createdAt,
      jurisdiction: legalCases.jurisdiction,
      channel: contactRequests.channel,
      asked: counted(sql`${lawyerReferrals.id} is not null`),
      delivered: counted(sql`${lawyerReferrals.sentAt} is not null`),
      cameBack: counted(sql`${lawyerReferrals.bouncedAt} is not null`),
      answered: counted(sql`${lawyerReferrals.answeredAt} is not null`),
      canHelp: counted(sql`${lawyerReferrals.answer} = 'can_help'`),
    })
    .from(contactRequests)
    .innerJoin(legalCases, eq(legalCases.id, contactRequests.caseId))
    .leftJoin(lawyerReferrals, eq(lawyerReferrals.requestId, contactRequests.id))
    .groupBy(contactRequests.id, legalCases.jurisdiction)
    .orderBy(desc(contactRequests.createdAt))
    .limit(limit)
}
