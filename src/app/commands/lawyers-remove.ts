import { parseArgs } from 'node:util'
import { type Licence, licenceOfSlug, removeLicence } from '../../features/directory/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import type { Command } from './command.ts'
import { withDatabase } from './open-database.ts'

const USAGE = 'lawyers remove (--slug SLUG | --register NAME --number NUMBER) --reason TEXT'

/** Takes a lawyer off the list, so that no later import brings the record back. */
export const lawyersRemoveCommand: Command = async (args, { out, err }) => {
  const asked = readArguments(args)
  if (!asked) {
    err(USAGE)
    return 2
  }
  return withDatabase(readConfig(), async ({ db }) => {
    const licence = asked.licence ?? (await licenceOfSlug(db, asked.slug))
    if (!licence) {
      err('No lawyer with a licence number stands at that address.')
      return 1
    }
    const removal = { reason: asked.reason, removedAt: new Date() }
    const wasListed = await db.transaction((tx) => removeLicence(tx, licence, removal))
    out(
      wasListed
        ? 'Taken off the list. No later import brings the record back.'
        : 'No such lawyer was listed. No later import will add them.',
    )
    return 0
  })
}

function readArguments(
  args: string[],
): { licence: Licence | undefined; slug: string; reason: string } | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: {
        slug: { type: 'string', default: '' },
        register: { type: 'string', default: '' },
        number: { type: 'string', default: '' },
        reason: { type: 'string', default: '' },
      },
    })
    const register = values.register.trim()
    const licenceNumber = values.number.trim()
    const licence = register && licenceNumber ? { register, licenceNumber } : undefined
    if (values.reason.trim() === '' || Boolean(licence) === Boolean(values.slug)) return undefined
    return { licence, slug: values.slug, reason: values.reason.trim() }
  } catch {
    return undefined
  }
}
