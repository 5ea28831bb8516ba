import { listLawyerReports } from '../../features/directory/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import type { Command } from './command.ts'
import { withDatabase } from './open-database.ts'
import { onOneLine, operatorKeyring } from './operator-keyring.ts'

/** What readers and the lawyers themselves say about entries, newest first. */
export const lawyersReportsCommand: Command = async (_args, { out }) => {
  const config = readConfig()
  const keyring = await operatorKeyring(config)
  const reports = await withDatabase(config, ({ db }) => listLawyerReports(db, keyring))
  for (const { slug, kind, language, message, email, createdAt } of reports) {
    const day = createdAt.toISOString().slice(0, 10)
    const from = email === null ? '' : ` from ${onOneLine(email)}`
    const words = message === null ? '' : `: ${onOneLine(message)}`
    out(`${day} ${slug} ${kind}${from} (${language})${words}`)
  }
  if (reports.length === 0) out('No reports')
  return 0
}
