import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../../../../platform/database/database.server.ts'
import {
  dropImport,
  finishImport,
  keepBatch,
  type LawImport,
  openImport,
} from './official-sections.repo.ts'
import { readCsvSections } from './read-csv-sections.ts'
import { AKOMA_NTOSO, readXmlSections, USLM } from './read-xml-sections.ts'
import { ImportError, type SectionRow } from './section-row.ts'

export type ImportOrder = {
  file: string
  country: string
  jurisdiction: string
  /** Guessed from the file where it is not said. */
  format?: LawImport['format'] | undefined
  /** The act's title, where the file does not say it as we cite it. */
  act?: string | undefined
}

export type ImportReport = {
  sections: number
  skipped: number
  /** The file had been taken in before; nothing was done. */
  alreadyDone: boolean
  /** Rows behind which an earlier, cut-off import was continued. */
  resumedAfter: number
}

export type ImportListener = {
  progress(bytesDone: number, bytesTotal: number): void
  /** A row that was left out, as `file:line: why`. */
  skipped(message: string): void
}

const BATCH = 500

/**
 * Takes an official file into the database, batch by batch. Cut off, it goes on where it stopped when started again
 * with the same file. Only a whole file counts: a broken one leaves nothing behind.
 * @throws ImportError naming file and line
 */
export async function importSections(
  db: Database,
  order: ImportOrder,
  now: () => Date,
  listener: ImportListener,
): Promise<ImportReport> {
  const bytesTotal = await sizeOf(order.file)
  const format = order.format ?? (await guessFormat(order.file))
  const current = await openImport(db, {
    country: order.country,
    jurisdiction: order.jurisdiction,
    fileName: path.basename(order.file),
    fileHash: await hashOf(order.file, `${format} ${order.act ?? ''}`),
    format,
    bytesTotal,
    startedAt: now(),
  })
  if (current.finishedAt)
    return {
      sections: current.sectionsDone,
      skipped: current.rowsSkipped,
      alreadyDone: true,
      resumedAfter: 0,
    }
  try {
    const report = await keepRows(db, current, order, format, listener)
    if (report.sections === 0) throw new ImportError(order.file, 1, 'no section was found')
    await finishImport(db, current, now())
    return report
  } catch (error) {
    if (error instanceof ImportError) await dropImport(db, current.id)
    throw error
  }
}

async function keepRows(
  db: Database,
  current: LawImport,
  order: ImportOrder,
  format: LawImport['format'],
  listener: ImportListener,
): Promise<ImportReport> {
  let bytesDone = 0
  const onBytes = (bytes: number) => {
    bytesDone += bytes
    listener.progress(bytesDone, current.bytesTotal)
  }
  const say = (line: number, reason: string) => listener.skipped(`${order.file}:${line}: ${reason}`)
  let rows = 0
  let skipped = current.rowsSkipped
  let sections = current.sectionsDone
  let batch: (SectionRow & { ok: true })[] = []
  const flush = async () => {
    const kept = batch.map(({ act, section, heading, text }) => ({ act, section, heading, text }))
    const doubled = await keepBatch(db, current, kept, { rowsDone: rows, rowsSkipped: skipped })
    for (const one of doubled) {
      const row = batch.findLast(({ act, section }) => act === one.act && section === one.section)
      say(row?.line ?? 0, `section ${one.section} stands twice`)
    }
    skipped += doubled.length
    sections += batch.length - doubled.length
    batch = []
  }
  for await (const row of readRows(order, format, onBytes)) {
    rows += 1
    if (rows <= current.rowsDone) continue
    if (row.ok) batch.push(row)
    else {
      skipped += 1
      say(row.line, row.reason)
    }
    if (batch.length >= BATCH) await flush()
  }
  await flush()
  return { sections, skipped, alreadyDone: false, resumedAfter: current.rowsDone }
}

function readRows(
  { file, act }: ImportOrder,
  format: LawImport['format'],
  onBytes: (bytes: number) => void,
): AsyncGenerator<SectionRow> {
  if (format === 'csv') return readCsvSections(file, onBytes)
  return readXmlSections(file, format === 'uslm' ? USLM : AKOMA_NTOSO, act, onBytes)
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new ImportError(file, 0, 'there is no such file')
  if (found.size === 0) throw new ImportError(file, 1, 'the file is empty')
  return found.size
}

async function guessFormat(file: string): Promise<LawImport['format']> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4_096), 0, 4_096, 0)
    const start = buffer.subarray(0, bytesRead).toString('utf8')
    if (/<(?:\w+:)?akomaNtoso\b/.test(start)) return 'akoma-ntoso'
    if (/<(?:\w+:)?(?:uscDoc|lawDoc|bill|pLaw|cfrDoc)\b|uslm/i.test(start)) return 'uslm'
    if (/^\uFEFF?\s*</.test(start))
      throw new ImportError(file, 1, 'neither USLM nor Akoma Ntoso; name it with --format')
    return 'csv'
  } finally {
    await handle.close()
  }
}

async function hashOf(file: string, options: string): Promise<string> {
  const hash = createHash('sha256').update(options)
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
