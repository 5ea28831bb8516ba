import { maskAddress, recordOperatorAction } from '../../features/operator/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import { type CaseLine, listCaseLines } from './cases.repo.ts'
import type { Command } from './command.ts'
import { withDatabase } from './open-database.ts'
import { minuteOf, operatorName, readOrder } from './operator-order.ts'

const USAGE = 'cases list [--reason TEXT]  (with a reason: whole addresses)'
const LISTED = 200

/** The newest cases: where, what about, by which engine. Never what was written. */
export const casesListCommand: Command = async (args, { out, err }) => {
  const order = readOrder(args)
  if (order?.about !== '') {
    err(USAGE)
    return 2
  }
  const config = readConfig()
  const { reason } = order
  const cases = await withDatabase(config, async ({ db }) => {
    if (reason) {
      const note = { operator: operatorName(config), reason, doneAt: new Date() }
      await recordOperatorAction(db, { ...note, command: 'cases list', subject: 'cases:all' })
    }
    return listCaseLines(db, { limit: LISTED })
  })
  for (const line of cases) out(lineOfCase(line, reason !== undefined))
  if (cases.length === 0) out('No cases')
  return 0
}

/** @param named with the whole address */
export function lineOfCase(line: CaseLine, named: boolean): string {
  const { id, createdAt, email, jurisdiction, urgency, language, engine, asked } = line
  const areas = line.identifiedAreas?.join(', ') || line.legalArea || 'no area'
  return [
    minuteOf(createdAt),
    id,
    named ? email : maskAddress(email),
    jurisdiction,
    areas,
    `urgency ${urgency}`,
    language,
    engine ?? 'no analysis',
    `${asked} lawyers asked`,
  ].join('  ')
}
