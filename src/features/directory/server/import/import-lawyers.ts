import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Database } from '../../../../platform/database/database.server.ts'
import type { ImportMapping } from '../../domain/import-mapping.ts'
import { type PlaceReader, type RowReading, readLawyerRow } from '../../domain/read-lawyer-row.ts'
import { importedLawyer } from '../lawyer-record.ts'
import type { NewLawyer } from '../lawyers.repo.ts'
import {
  type Batch,
  finishImport,
  keepBatch,
  openImport,
  restartImport,
} from './lawyer-imports.repo.ts'
import { type FileFormat, readRows } from './read-rows.ts'

export type ImportOrder = {
  file: string
  format: FileFormat
  mapping: ImportMapping
  /** The register whose licence numbers these are, as the law of the place calls it. */
  register: string
  /** YYYY-MM-DD when the file is the register's own list of that day: its records then count as checked. */
  checkedOn?: string | undefined
  /** Reads everything and keeps nothing. */
  dryRun?: boolean | undefined
  /** Takes a file in again that was taken in before. */
  again?: boolean | undefined
}

export type ImportReport = {
  rows: number
  added: number
  changed: number
  unchanged: number
  refused: number
  leftOut: number
  alreadyDone: boolean
  resumedAfter: number
}

export type ImportListener = {
  progress(bytesDone: number, bytesTotal: number): void
  /** A row that was left out, or a field of it, as `file:line: field: why`. */
  fault(message: string): void
}

type Parts = { db: Database; places: PlaceReader; now: () => Date }

export class LawyerImportError extends Error {}

const BATCH = 2_000
/** Rows read in one go; between them the database's answers are heard, or it would wait for its next statement. */
const ROWS_IN_ONE_GO = 50

/**
 * Takes a file of lawyers into the directory, batch by batch, each whole or not at all. Cut off, it goes on where it
 * stopped when started again with the same file.
 * @throws LawyerImportError when there is no such file or nothing in it can be read
 */
export async function importLawyers(
  parts: Parts,
  order: ImportOrder,
  listener: ImportListener,
): Promise<ImportReport> {
  const { db, now } = parts
  const bytesTotal = await sizeOf(order.file)
  if (order.dryRun) return dryRun(parts, order, bytesTotal, listener)
  const current = await openImport(db, {
    fileName: path.basename(order.file),
    fileHash: await hashOf(order),
    startedAt: now(),
  })
  if (current.finishedAt && !order.again) {
    return { ...current, rows: current.rowsDone, alreadyDone: true, resumedAfter: 0 }
  }
  if (current.finishedAt) await restartImport(db, current.id, now())
  const resumedAfter = current.finishedAt ? 0 : current.rowsDone
  let keeping: Promise<void> = Promise.resolve()
  for await (const batch of batchesOf(parts, order, bytesTotal, resumedAfter, listener)) {
    // The next batch is read while the database takes this one in.
    await keeping
    keeping = keepBatch(db, current.id, batch)
    // A failure is thrown where it is awaited; until then it must not count as unhandled.
    keeping.catch(() => undefined)
  }
  await keeping
  const done = await finishImport(db, current.id, now())
  return { ...done, rows: done.rowsDone, alreadyDone: false, resumedAfter }
}

async function dryRun(
  parts: Parts,
  order: ImportOrder,
  bytesTotal: number,
  listener: ImportListener,
): Promise<ImportReport> {
  const report = { rows: 0, added: 0, changed: 0, unchanged: 0, refused: 0, leftOut: 0 }
  for await (const batch of batchesOf(parts, order, bytesTotal, 0, listener)) {
    report.rows += batch.rows
    report.refused += batch.refused
    report.leftOut += batch.leftOut
    report.added += batch.records.length
  }
  return { ...report, alreadyDone: false, resumedAfter: 0 }
}

async function* batchesOf(
  { places, now }: Parts,
  { file, format, mapping, register, checkedOn }: ImportOrder,
  bytesTotal: number,
  rowsDone: number,
  listener: ImportListener,
): AsyncGenerator<Batch> {
  const reader = { mapping, register, places, thisYear: now().getUTCFullYear() }
  let bytesDone = 0
  const onBytes = (bytes: number) => {
    bytesDone += bytes
    listener.progress(bytesDone, bytesTotal)
  }
  let rows = 0
  let open = openBatch(checkedOn)
  for await (const read of readRows(file, format, onBytes)) {
    rows += 1
    if (rows % ROWS_IN_ONE_GO === 0) await nextTurn()
    if (rows <= rowsDone) continue
    const reading: RowReading =
      'reason' in read ? { kind: 'refused', reason: read.reason } : readLawyerRow(read.row, reader)
    for (const fault of open.take(reading)) listener.fault(`${file}:${read.line}: ${fault}`)
    if (open.batch.rows < BATCH) continue
    yield open.close()
    open = openBatch(checkedOn)
  }
  if (rows === 0) throw new LawyerImportError(`${file}: there is no row in it`)
  if (open.batch.rows > 0) yield open.close()
}

function openBatch(checkedOn: string | undefined) {
  const batch: Batch = { records: [], rows: 0, refused: 0, leftOut: 0 }
  const byLicence = new Map<string, NewLawyer>()
  return {
    batch,
    /** @returns what is wrong with the row */
    take(reading: RowReading): string[] {
      batch.rows += 1
      if (reading.kind === 'refused') {
        batch.refused += 1
        return [reading.reason]
      }
      // Of two rows for one licence the later counts.
      if (reading.kind === 'not-practising' || byLicence.has(reading.lawyer.licenceNumber)) {
        batch.leftOut += 1
      }
      if (reading.kind === 'not-practising') return []
      byLicence.set(reading.lawyer.licenceNumber, importedLawyer(reading.lawyer, checkedOn))
      return reading.notes
    },
    close: (): Batch => ({ ...batch, records: [...byLicence.values()] }),
  }
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new LawyerImportError(`${file}: there is no such file`)
  return found.size
}

/** Of the file and of how it is read: with another mapping it is another import. */
async function hashOf({ file, mapping, register, checkedOn }: ImportOrder): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([mapping, register, checkedOn ?? null]))
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
