import { maskAddress, recordOperatorAction } from '../../features/operator/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import { isErasedAddress } from '../../shared/erased-address.ts'
import type { Command } from './command.ts'
import { withDatabase } from './open-database.ts'
import { dayOf, operatorName, readOrder } from './operator-order.ts'
import { listUserLines, type UserLine } from './users.repo.ts'

const USAGE = 'users list [--reason TEXT]  (with a reason: whole addresses)'
const LISTED = 200

/** The newest people, with how much there is of each. */
export const usersListCommand: Command = async (args, { out, err }) => {
  const order = readOrder(args)
  if (order?.about !== '') {
    err(USAGE)
    return 2
  }
  const config = readConfig()
  const { reason } = order
  const found = await withDatabase(config, async ({ db }) => {
    if (reason) {
      const note = { operator: operatorName(config), reason, doneAt: new Date() }
      await recordOperatorAction(db, { ...note, command: 'users list', subject: 'users:all' })
    }
    return listUserLines(db, LISTED)
  })
  for (const line of found) out(lineOfUser(line, reason !== undefined))
  if (found.length === 0) out('No users')
  return 0
}

/** @param named with the whole address */
export function lineOfUser(line: UserLine, named: boolean): string {
  const address = isErasedAddress(line.email)
    ? '(erased)'
    : named
      ? line.email
      : maskAddress(line.email)
  return [
    dayOf(line.createdAt),
    line.id,
    address,
    line.emailVerified ? 'address proved' : 'address not proved',
    line.plan,
    `${line.cases} cases`,
    `${line.payments} payments`,
  ].join('  ')
}
