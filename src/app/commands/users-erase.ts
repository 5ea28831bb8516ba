import { findUser, mailLanguage } from '../../features/account/server.ts'
import { recordOperatorAction } from '../../features/operator/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import { erasePerson } from '../erase-person.ts'
import type { Command } from './command.ts'
import { operatorName, REASON_NEEDED, readOrder } from './operator-order.ts'
import { withOperatorRuntime } from './operator-runtime.ts'
import { findUserLine } from './users.repo.ts'

const USAGE = 'users erase EMAIL|ID --reason TEXT'

/** Erases everything of a person but the stripped books, as the person could do in /your-data. */
export const usersEraseCommand: Command = async (args, { out, err }) => {
  const order = readOrder(args)
  if (!order || order.about === '') {
    err(USAGE)
    return 2
  }
  const { about, reason } = order
  if (!reason) {
    err(REASON_NEEDED)
    return 2
  }
  const config = readConfig()
  return withOperatorRuntime(config, async (parts) => {
    const { runtime, catalogue } = parts
    const line = await findUserLine(runtime.db, about)
    const user = line && (await findUser(runtime.db, line.id))
    if (!user) {
      err('There is no such user.')
      return 1
    }
    const done = await erasePerson(parts, {
      userId: user.id,
      language: mailLanguage(user, 'en', catalogue),
    })
    if (done === 'nothing_left') {
      out('Nothing was left to erase.')
      return 0
    }
    // Afterwards, since an erasure takes the reasons of earlier notes with it.
    await recordOperatorAction(runtime.db, {
      operator: operatorName(config),
      command: 'users erase',
      subject: `user:${user.id}`,
      reason,
      doneAt: runtime.now(),
    })
    out('Erased. A mail tells the person; the books keep their payments without address and words.')
    return 0
  })
}
