import { isValidEmail } from '../../../shared/email.ts'

/** Longest message about a record. */
export const LAWYER_REPORT_MESSAGE_MAX = 2_000

/** A mistake seen by anybody; or the lawyer asks for a correction or to be taken off the list. */
export const LAWYER_REPORT_KINDS = ['mistake', 'correct', 'remove'] as const
export type LawyerReportKind = (typeof LAWYER_REPORT_KINDS)[number]

/** What somebody wrote in one of the forms of a lawyer's page. */
export type WrittenReport = { kind: LawyerReportKind; message: string; email: string }

/** What is wrong with what was written. */
export type ReportProblem = 'too-long' | 'no-message' | 'bad-email'

/** What became of a report about a lawyer's record. */
export type LawyerReportOutcome = 'stored' | 'unknown-lawyer' | 'too-many' | ReportProblem

/** With what could not be stored, so that nobody has to write it twice. */
export type LawyerReportAnswer = {
  outcome: LawyerReportOutcome
  kind: LawyerReportKind
  message?: string
  email?: string
}

/** A form that names no kind of ours says that something is wrong. */
export function reportKind(text: unknown): LawyerReportKind {
  return LAWYER_REPORT_KINDS.find((kind) => kind === text) ?? 'mistake'
}

/** Only lawyers are answered, so only they must say where; a correction must say what is right. */
export function reportProblem({ kind, message, email }: WrittenReport): ReportProblem | undefined {
  if (message.length > LAWYER_REPORT_MESSAGE_MAX) return 'too-long'
  if (kind !== 'mistake' && !isValidEmail(email)) return 'bad-email'
  return kind === 'correct' && message === '' ? 'no-message' : undefined
}
