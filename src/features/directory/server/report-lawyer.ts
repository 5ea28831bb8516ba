import { randomUUID } from 'node:crypto'
import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { normaliseEmail } from '../../../shared/email.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import {
  type LawyerReportOutcome,
  reportProblem,
  type WrittenReport,
} from '../domain/lawyer-report.ts'
import { insertLawyerReport } from './lawyer-reports.repo.ts'
import { lawyerAtAddress } from './profile.ts'

/** Keeps what a reader, or the lawyer, says about a record for the operator. */
export async function reportLawyer(
  { db, keyring, now }: Pick<Runtime, 'db' | 'keyring' | 'now'>,
  report: WrittenReport & { slug: string; language: LanguageCode; clientAddress: string },
): Promise<LawyerReportOutcome> {
  const lawyer = await lawyerAtAddress(db, report.slug)
  if (!lawyer) return 'unknown-lawyer'
  const { kind } = report
  // A form without script sends line breaks as two characters, which the field did not count.
  const message = report.message.replace(/\r\n/g, '\n').trim()
  const email = normaliseEmail(report.email)
  const problem = reportProblem({ kind, message, email })
  if (problem) return problem
  const verdict = await countAction(db, 'lawyer-report', report.clientAddress, now())
  if (!verdict.allowed) return 'too-many'
  await insertLawyerReport(db, keyring, {
    id: randomUUID(),
    lawyerId: lawyer.id,
    kind,
    message: message === '' ? null : message,
    email: kind === 'mistake' ? null : email,
    language: report.language,
    createdAt: now(),
  })
  return 'stored'
}
