import { readConfig } from '../../platform/config.server.ts'
import type { Command } from './command.ts'
import { type ContactLine, listContactLines } from './contacts.repo.ts'
import { withDatabase } from './open-database.ts'
import { minuteOf } from './operator-order.ts'

const LISTED = 200

/** The newest requests to lawyers and what became of them, in numbers. */
export const contactsListCommand: Command = async (args, { out, err }) => {
  if (args.length > 0) {
    err('contacts list')
    return 2
  }
  const found = await withDatabase(readConfig(), ({ db }) => listContactLines(db, LISTED))
  for (const line of found) out(lineOf(line))
  if (found.length === 0) out('No requests')
  return 0
}

function lineOf({ id, caseId, createdAt, jurisdiction, channel, ...counts }: ContactLine): string {
  const { asked, delivered, cameBack, answered, canHelp } = counts
  const fate = `${asked} asked, ${delivered} delivered, ${cameBack} came back, ${answered} answered, ${canHelp} can help`
  return [minuteOf(createdAt), id, `case ${caseId}`, jurisdiction, channel, fate].join('  ')
}
