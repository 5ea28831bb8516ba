import { desc } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import type { Keyring } from '../../../platform/secrets/keyring.server.ts'
import { lawReports } from '../tables.ts'

export type LawReport = {
  id: string
  provisionId: string
  substance: string
  message: string | null
  language: string
  createdAt: Date
}

export async function insertLawReport(
  db: Database,
  keyring: Keyring,
  { message, ...report }: LawReport,
): Promise<void> {
  await db.insert(lawReports).values({
    ...report,
    messageEncrypted: message === null ? null : keyring.encrypt(message, messagePlace(report.id)),
  })
}

/** The newest first. */
export async function listLawReports(db: Database, keyring: Keyring): Promise<LawReport[]> {
  const rows = await db.select().from(lawReports).orderBy(desc(lawReports.createdAt)).limit(1_000)
  return rows.map(({ messageEncrypted, ...row }) => ({
    ...row,
    message:
      messageEncrypted === null ? null : keyring.decrypt(messageEncrypted, messagePlace(row.id)),
  }))
}

const messagePlace = (id: string) => `law_reports.message:${id}`
