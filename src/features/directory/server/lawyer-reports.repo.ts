import { desc, eq, getTableColumns } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.server.ts'
import type { Keyring } from '../../../platform/secrets/keyring.server.ts'
import type { LawyerReportKind } from '../domain/lawyer-report.ts'
import { lawyerReports, lawyers } from '../tables.ts'

export type LawyerReport = {
  id: string
  lawyerId: string
  kind: LawyerReportKind
  message: string | null
  /** Where the lawyer can be answered; null for a mistake that anybody saw. */
  email: string | null
  language: string
  createdAt: Date
}

export async function insertLawyerReport(
  db: Database,
  keyring: Keyring,
  { message, email, ...report }: LawyerReport,
): Promise<void> {
  const { id } = report
  await db.insert(lawyerReports).values({
    ...report,
    messageEncrypted: message === null ? null : keyring.encrypt(message, place('message', id)),
    emailEncrypted: email === null ? null : keyring.encrypt(email, place('email', id)),
  })
}

/** The newest first, with the address of the lawyer's page. */
export async function listLawyerReports(
  db: Database,
  keyring: Keyring,
): Promise<(LawyerReport & { slug: string })[]> {
  const rows = await db
    .select({ ...getTableColumns(lawyerReports), slug: lawyers.slug })
    .from(lawyerReports)
    .innerJoin(lawyers, eq(lawyers.id, lawyerReports.lawyerId))
    .orderBy(desc(lawyerReports.createdAt))
    .limit(1_000)
  return rows.map(({ messageEncrypted: message, emailEncrypted: email, ...row }) => ({
    ...row,
    message: message === null ? null : keyring.decrypt(message, place('message', row.id)),
    email: email === null ? null : keyring.decrypt(email, place('email', row.id)),
  }))
}

const place = (column: 'message' | 'email', id: string) => `lawyer_reports.${column}:${id}`
