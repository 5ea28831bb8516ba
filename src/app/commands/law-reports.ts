import path from 'node:path'
import { listLawReports } from '../../features/law/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import { keptAppSecret } from '../../platform/secrets/app-secret.server.ts'
import { createKeyring } from '../../platform/secrets/keyring.server.ts'
import type { Command } from './command.ts'
import { withDatabase } from './open-database.ts'

/** A reader's words must not move the operator's cursor or pass for another line of the list. */
function onOneLine(message: string): string {
  return message.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
}

/** Errors that readers reported, newest first. */
export const lawReportsCommand: Command = async (_args, { out }) => {
  const config = readConfig()
  const secret = config.appSecret ?? (await keptAppSecret(path.resolve(config.dataDir)))
  const keyring = createKeyring([secret, ...(config.previousSecret ? [config.previousSecret] : [])])
  const reports = await withDatabase(config, ({ db }) => listLawReports(db, keyring))
  for (const { provisionId, language, message, createdAt } of reports) {
    const day = createdAt.toISOString().slice(0, 10)
    out(`${day} ${provisionId} (${language})${message === null ? '' : `: ${onOneLine(message)}`}`)
  }
  if (reports.length === 0) out('No reports')
  return 0
}
