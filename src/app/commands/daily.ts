import { readConfig } from '../../platform/config.server.ts'
import { daysBefore } from '../../shared/calendar-months.ts'
import type { Command } from './command.ts'
import { countSince } from './daily.repo.ts'
import { withDatabase } from './open-database.ts'
import { minuteOf } from './operator-order.ts'

/** The last 24 hours in numbers: nothing in it is about one person. */
export const dailyCommand: Command = async (args, { out, err }) => {
  if (args.some((arg) => arg !== '--json')) {
    err('daily [--json]')
    return 2
  }
  const since = daysBefore(new Date(), 1)
  const counts = await withDatabase(readConfig(), ({ db }) => countSince(db, since))
  if (args.includes('--json')) {
    out(JSON.stringify({ since: since.toISOString(), ...counts }))
    return 0
  }
  out(`Since ${minuteOf(since)} UTC`)
  for (const [name, value] of Object.entries(counts))
    out(`${String(value).padStart(8)}  ${inWords(name)}`)
  return 0
}

const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
