import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { parse as parseYaml } from 'yaml'
import {
  createPlaceReader,
  IMPORT_PRESETS,
  type ImportMapping,
  importLawyers,
  importMappingSchema,
  keepMemorySteady,
  LawyerImportError,
  type LawyerImportOrder,
  type LawyerImportReport,
} from '../../features/directory/server.ts'
import { loadPlaces } from '../../features/places/server.ts'
import { readConfig } from '../../platform/config.server.ts'
import type { Command, Output } from './command.ts'
import { withDatabase } from './open-database.ts'
import { withLock } from './with-lock.ts'

const USAGE =
  'lawyers import --register NAME (--preset state-bar|schema-org|own-export | --mapping FILE) [--checked-on YYYY-MM-DD] [--dry-run] [--again] FILE.csv|FILE.jsonl'
/** Of a file full of faults only the first are named; all are counted. */
const NAMED = 50

/** Takes lawyers from a CSV or JSONL file into the directory. */
export const lawyersImportCommand: Command = async (args, output) => {
  const order = readOrder(args)
  if (typeof order === 'string') {
    output.err(order)
    return 2
  }
  keepMemorySteady()
  const config = readConfig()
  const places = createPlaceReader(loadPlaces(path.join(config.knowledgeDir, 'places.yaml')))
  const bar = new SingleBar({
    format: '{bar} {percentage}% | {eta_formatted} left',
    noTTYOutput: false,
  })
  bar.start(1, 0)
  const faults = faultList(output)
  try {
    const report = await withDatabase(config, ({ db, pool }) =>
      withLock(pool, 'lawyers import', () =>
        importLawyers({ db, places, now: () => new Date() }, order, {
          progress(bytesDone, bytesTotal) {
            bar.setTotal(bytesTotal)
            bar.update(Math.min(bytesDone, bytesTotal))
          },
          fault: faults.add,
        }),
      ),
    )
    bar.stop()
    faults.close()
    if (!report) {
      output.err('Another import is running. Nothing was done.')
      return 1
    }
    output.out(sentenceOf(report, order))
    return 0
  } catch (error) {
    bar.stop()
    if (!(error instanceof LawyerImportError)) throw error
    output.err(error.message)
    return 1
  }
}

function sentenceOf(report: LawyerImportReport, { dryRun }: LawyerImportOrder): string {
  const { rows, added, changed, unchanged, refused, leftOut } = report
  if (report.alreadyDone)
    return `This file was taken in before: ${rows} rows. (--again takes it in again)`
  const counts = `${refused} rows could not be read, ${leftOut} left out (not practising, listed twice or taken off)`
  if (dryRun) return `Nothing was kept. ${rows} rows: ${added} lawyers, ${counts}`
  const again = report.resumedAfter > 0 ? `, continued behind row ${report.resumedAfter}` : ''
  return `${rows} rows${again}: ${added} lawyers added, ${changed} brought up to date, ${unchanged} unchanged, ${counts}`
}

function faultList({ err }: Output) {
  const first: string[] = []
  let more = 0
  return {
    add(message: string) {
      if (first.length < NAMED) first.push(message)
      else more += 1
    },
    /** The bar owns the line while it runs. */
    close() {
      for (const message of first) err(message)
      if (more > 0) err(`(${more} more; they are counted, not named)`)
    },
  }
}

function readOrder(args: string[]): LawyerImportOrder | string {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        register: { type: 'string' },
        preset: { type: 'string' },
        mapping: { type: 'string' },
        'checked-on': { type: 'string' },
        'dry-run': { type: 'boolean' },
        again: { type: 'boolean' },
      },
    })
    const [file = '', ...more] = positionals
    const format = /\.csv$/i.test(file)
      ? 'csv'
      : /\.(?:jsonl|ndjson)$/i.test(file)
        ? 'jsonl'
        : undefined
    const mapping = readMapping(values.preset, values.mapping)
    if (typeof mapping === 'string') return mapping
    const register = (values.register ?? mapping?.register ?? '').trim()
    const checkedOn = values['checked-on']
    if (!format || more.length > 0 || !mapping || register.length < 2) return USAGE
    if (checkedOn !== undefined && !isDay(checkedOn)) return USAGE
    return {
      file,
      format,
      mapping,
      register,
      checkedOn,
      dryRun: values['dry-run'],
      again: values.again,
    }
  } catch {
    return USAGE
  }
}

function readMapping(preset = '', file = ''): ImportMapping | string | undefined {
  const known = Object.entries(IMPORT_PRESETS).find(([name]) => name === preset)?.[1]
  if (known || file === '') return known
  const read = importMappingSchema.safeParse(parseYaml(readFileSync(file, 'utf8')))
  if (read.success) return read.data
  return read.error.issues
    .map(({ path: at, message }) => `${file}: ${at.join('.')}: ${message}`)
    .join('\n')
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
