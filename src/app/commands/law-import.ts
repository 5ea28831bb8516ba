import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { ImportError, type ImportListener, importSections } from '../../features/law/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import { jurisdictionCode } from '../../shared/knowledge-text.ts'
import type { Command, Output } from './command.ts'
import { withDatabase } from './open-database.ts'

const FORMATS = ['uslm', 'akoma-ntoso', 'csv'] as const
/** Of a file full of bad rows only the first are named; all are counted. */
const NAMED = 50

/** `law import --place US [--act TITLE] [--format uslm|akoma-ntoso|csv] FILE` */
export const lawImportCommand: Command = async (args, output) => {
  const asked = readArguments(args)
  if (typeof asked === 'string') {
    output.err(asked)
    return 2
  }
  const bar = new SingleBar({
    format: '{bar} {percentage}% | {eta_formatted} left',
    noTTYOutput: false,
  })
  bar.start(1, 0)
  try {
    const report = await withDatabase(readConfig(), ({ db }) =>
      importSections(db, asked, () => new Date(), listener(bar, output)),
    )
    bar.stop()
    const again = report.resumedAfter > 0 ? `, continued behind row ${report.resumedAfter}` : ''
    output.out(
      report.alreadyDone
        ? `This file was taken in before: ${report.sections} sections`
        : `${report.sections} sections taken in, ${report.skipped} rows left out${again}`,
    )
    return 0
  } catch (error) {
    bar.stop()
    if (!(error instanceof ImportError)) throw error
    output.err(error.message)
    output.err('Nothing of this file was kept.')
    return 1
  }
}

function readArguments(args: string[]) {
  const usage = 'law import --place CODE [--act TITLE] [--format uslm|akoma-ntoso|csv] FILE'
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { place: { type: 'string' }, act: { type: 'string' }, format: { type: 'string' } },
    })
    const place = jurisdictionCode.safeParse(values.place)
    const [file, ...more] = positionals
    const format = FORMATS.find((name) => name === values.format)
    if (!place.success || !file || more.length > 0 || (values.format && !format)) return usage
    return {
      file,
      jurisdiction: place.data,
      country: place.data.split('-')[0] ?? place.data,
      act: values.act,
      format,
    }
  } catch {
    return usage
  }
}

function listener(bar: SingleBar, { err }: Output): ImportListener {
  let named = 0
  return {
    progress(bytesDone, bytesTotal) {
      bar.setTotal(bytesTotal)
      bar.update(Math.min(bytesDone, bytesTotal))
    },
    skipped(message) {
      named += 1
      if (named <= NAMED) err(message)
      if (named === NAMED + 1) err('(more rows were left out; they are counted, not named)')
    },
  }
}
