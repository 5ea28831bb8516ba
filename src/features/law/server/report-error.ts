import { randomUUID } from 'node:crypto'
import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { Corpus, ReportOutcome } from '../contract.ts'
import { REPORT_MESSAGE_MAX } from '../domain/report-length.ts'
import { insertLawReport } from './law-reports.repo.ts'
import { substanceOf } from './substance.ts'

/** Keeps a reader's report of an error in an entry for the operator. One click is enough; words are welcome. */
export async function reportError(
  { db, keyring, now }: Pick<Runtime, 'db' | 'keyring' | 'now'>,
  corpus: Corpus,
  report: { provisionId: string; message: string; language: LanguageCode; clientAddress: string },
): Promise<ReportOutcome> {
  const provision = corpus.byId.get(report.provisionId)
  if (!provision) return 'unknown-provision'
  // A form without script sends line breaks as two characters, which the field did not count.
  const message = report.message.replace(/\r\n/g, '\n').trim()
  if (message.length > REPORT_MESSAGE_MAX) return 'too-long'
  const verdict = await countAction(db, 'law-report', report.clientAddress, now())
  if (!verdict.allowed) return 'too-many'
  await insertLawReport(db, keyring, {
    id: randomUUID(),
    provisionId: provision.id,
    substance: substanceOf(provision),
    message: message === '' ? null : message,
    language: report.language,
    createdAt: now(),
  })
  return 'stored'
}
