import { parseArgs } from 'node:util'
import { CHECK_RESULTS, type CheckOutcome, recordCheck } from '../../features/directory/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import type { Command } from './command.ts'
import { withDatabase } from './open-database.ts'

const USAGE = `lawyers verify --register NAME --number NUMBER --result ${CHECK_RESULTS.join('|')} [--date YYYY-MM-DD] [--note TEXT]`

const OUTCOMES: Record<CheckOutcome, string> = {
  verified: 'Recorded. The entry now stands as verified.',
  'not-verified': 'Recorded. The entry now stands as not verified.',
  'taken-off':
    'Recorded. The entry was taken off the list; a check that finds the licence in force lets it return.',
  'not-listed': 'Recorded. No such lawyer is listed now; the next import may add them.',
}

/** Records what a look into the official register found. */
export const lawyersVerifyCommand: Command = async (args, { out, err }) => {
  const check = readArguments(args)
  if (!check) {
    err(USAGE)
    return 2
  }
  const outcome = await withDatabase(readConfig(), ({ db }) => recordCheck(db, check, new Date()))
  out(OUTCOMES[outcome])
  return 0
}

function readArguments(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        register: { type: 'string', default: '' },
        number: { type: 'string', default: '' },
        result: { type: 'string' },
        date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
        note: { type: 'string', default: '' },
      },
    })
    const register = values.register.trim()
    const licenceNumber = values.number.trim()
    const result = CHECK_RESULTS.find((known) => known === values.result)
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(values.date) && !Number.isNaN(Date.parse(values.date))
    if (register === '' || licenceNumber === '' || !result || !isDay) return undefined
    return { register, licenceNumber, result, checkedOn: values.date, note: values.note }
  } catch {
    return undefined
  }
}
