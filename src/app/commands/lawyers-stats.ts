import { directoryStats } from '../../features/directory/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import type { Command } from './command.ts'
import { withDatabase } from './open-database.ts'

/** How many lawyers there are, where, and how many of them were checked. */
export const lawyersStatsCommand: Command = async (args, { out, err }) => {
  const asJson = args.includes('--json')
  if (args.some((arg) => arg !== '--json')) {
    err('lawyers stats [--json]')
    return 2
  }
  const stats = await withDatabase(readConfig(), ({ db }) => directoryStats(db))
  if (asJson) {
    out(JSON.stringify(stats))
    return 0
  }
  const { countries, ...figures } = stats
  for (const [name, value] of Object.entries(figures)) out(`${name.padEnd(16)} ${value}`)
  for (const { value, total } of countries) out(`  ${value.padEnd(14)} ${total}`)
  return 0
}
