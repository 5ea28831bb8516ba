import { listLawReports } from '../../features/law/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import type { Command } from './command.ts'
import { withDatabase } from './open-database.ts'
import { onOneLine, operatorKeyring } from './operator-keyring.ts'

/** Errors that readers reported, newest first. */
export const lawReportsCommand: Command = async (_args, { out }) => {
  const config = readConfig()
  const keyring = await operatorKeyring(config)
  const reports = await withDatabase(config, ({ db }) => listLawReports(db, keyring))
  for (const { provisionId, language, message, createdAt } of reports) {
    const day = createdAt.toISOString().slice(0, 10)
    out(`${day} ${provisionId} (${language})${message === null ? '' : `: ${onOneLine(message)}`}`)
  }
  if (reports.length === 0) out('No reports')
  return 0
}
