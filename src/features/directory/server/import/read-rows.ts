import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { type CsvError, parse } from 'csv-parse'
import { columnName, type ImportRow } from '../../domain/import-mapping.ts'

export type FileFormat = 'csv' | 'jsonl'

/** A row of the file, or why it could not be read. */
export type ReadRow = { line: number; row: ImportRow } | { line: number; reason: string }

const MAX_ROW_BYTES = 1024 * 1024

export function readRows(
  file: string,
  format: FileFormat,
  onBytes: (bytes: number) => void,
): AsyncGenerator<ReadRow> {
  return format === 'csv' ? readCsv(file, onBytes) : readJsonLines(file, onBytes)
}

type Parsed = { info: { lines: number }; record: string[] }

async function* readCsv(file: string, onBytes: (bytes: number) => void): AsyncGenerator<ReadRow> {
  const unreadable: ReadRow[] = []
  const source = createReadStream(file)
  const parser = parse({
    bom: true,
    info: true,
    delimiter: [',', ';', '\t'],
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: MAX_ROW_BYTES,
  })
  parser.on('skip', (error: CsvError) => {
    const reason = error.message.split('\n')[0] ?? 'unreadable row'
    unreadable.push({ line: Number(error['lines'] ?? 0), reason })
  })
  source.on('data', (chunk) => onBytes(chunk.length))
  source.on('error', (error) => parser.destroy(error))
  let columns: string[] | undefined
  for await (const { info, record } of source.pipe(parser) as AsyncIterable<Parsed>) {
    yield* unreadable.splice(0)
    if (columns) yield { line: info.lines, row: rowOf(columns, record) }
    else columns = record.map(columnName)
  }
  yield* unreadable
}

function rowOf(columns: readonly string[], record: readonly string[]): ImportRow {
  return new Map(columns.map((column, at) => [column, (record[at] ?? '').trim()]))
}

async function* readJsonLines(
  file: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<ReadRow> {
  const source = createReadStream(file)
  source.on('data', (chunk) => onBytes(chunk.length))
  let line = 0
  for await (const text of createInterface({
    input: source,
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    line += 1
    if (text.trim() === '') continue
    yield text.length > MAX_ROW_BYTES
      ? { line, reason: 'the line is too long' }
      : readJson(text, line)
  }
}

function readJson(text: string, line: number): ReadRow {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return { line, reason: 'the line is no JSON object' }
    }
    const row = new Map<string, string>()
    flatten(value as Record<string, unknown>, '', row, 0)
    return { line, row }
  } catch {
    return { line, reason: 'the line is no JSON' }
  }
}

const DEEPEST = 4

/** `{address: {addressLocality}}` becomes the column `address.addresslocality`; lists are joined. */
function flatten(value: object, path: string, row: Map<string, string>, depth: number): void {
  for (const [key, part] of Object.entries(value)) {
    const column = path + columnName(key.replace(/^schema:/, ''))
    if (Array.isArray(part)) row.set(column, part.map(textOf).filter(Boolean).join(';'))
    else if (typeof part === 'object' && part !== null) {
      if (depth < DEEPEST) flatten(part, `${column}.`, row, depth + 1)
    } else row.set(column, textOf(part))
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'object' && value !== null && 'name' in value) return textOf(value.name)
  return ''
}
