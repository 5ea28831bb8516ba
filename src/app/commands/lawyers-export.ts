import { parseArgs } from 'node:util'
import { stringify } from 'csv-stringify/sync'
import {
  EXPORT_COLUMNS,
  type ExportedLawyer,
  exportLawyers,
} from '../../features/directory/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import type { Command } from './command.ts'
import { withDatabase } from './open-database.ts'

const USAGE = 'lawyers export [--format csv|jsonl] [--country CC] [--with-sample]'

/** Every lawyer on standard output, as the preset `own-export` of the import reads it. */
export const lawyersExportCommand: Command = async (args, { out, err }) => {
  const asked = readArguments(args)
  if (!asked) {
    err(USAGE)
    return 2
  }
  await withDatabase(readConfig(), async ({ db }) => {
    if (asked.format === 'csv') out(EXPORT_COLUMNS.join(','))
    for await (const lawyer of exportLawyers(db, asked)) {
      out(asked.format === 'csv' ? csvLine(lawyer) : JSON.stringify(lawyer))
    }
  })
  return 0
}

function csvLine(lawyer: ExportedLawyer): string {
  const cells = EXPORT_COLUMNS.map((column) => {
    const value = lawyer[column]
    if (typeof value === 'boolean') return value ? 'yes' : ''
    return Array.isArray(value) ? value.join(';') : value
  })
  return stringify([cells], { escape_formulas: true, eof: false })
}

function readArguments(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        format: { type: 'string', default: 'jsonl' },
        country: { type: 'string' },
        'with-sample': { type: 'boolean', default: false },
      },
    })
    if (values.format !== 'csv' && values.format !== 'jsonl') return undefined
    if (values.country !== undefined && !/^[A-Z]{2}$/.test(values.country)) return undefined
    return { format: values.format, country: values.country, withSample: values['with-sample'] }
  } catch {
    return undefined
  }
}
