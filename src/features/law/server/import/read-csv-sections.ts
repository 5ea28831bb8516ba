import { createReadStream } from 'node:fs'
import { CsvError, parse } from 'csv-parse'
import { ImportError, type SectionRow, sectionRow } from './section-row.ts'

const COLUMNS = ['act', 'section', 'heading', 'text'] as const
/** A row longer than this is a quotation mark that was never closed. */
const MAX_ROW_BYTES = 4 * 1024 * 1024

type Row = { info: { lines: number }; record: string[] }

/**
 * Reads a CSV file with the columns act, section, heading, text (in any order, with any others beside them), row by
 * row, whatever its size. A row that cannot be read is given back as such.
 * @throws ImportError when the first row does not name the columns
 */
export async function* readCsvSections(
  file: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<SectionRow> {
  const skipped: SectionRow[] = []
  let unclosed: number | undefined
  const source = createReadStream(file)
  const parser = parse({
    bom: true,
    info: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: MAX_ROW_BYTES,
  })
  parser.on('skip', (error: CsvError) => {
    // All that follows an open quotation mark was read as one row: the rest of the file is lost.
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') unclosed = Number(error['lines'] ?? 0)
    const line = Number(error['lines'] ?? 0)
    skipped.push({ ok: false, line, reason: error.message.split('\n')[0] ?? 'unreadable row' })
  })
  source.on('data', (chunk) => onBytes(chunk.length))
  source.on('error', (error) => parser.destroy(error))
  let places: Record<(typeof COLUMNS)[number], number> | undefined
  try {
    for await (const { info, record } of source.pipe(parser) as AsyncIterable<Row>) {
      yield* skipped.splice(0)
      if (places) {
        const at = places
        const part = (name: (typeof COLUMNS)[number]) => record[at[name]] ?? ''
        yield sectionRow(info.lines, {
          act: part('act'),
          section: part('section'),
          heading: part('heading'),
          text: part('text'),
        })
      } else places = columnPlaces(file, record)
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new ImportError(file, parser.info.lines, error.message.split('\n')[0] ?? error.message)
    throw error
  } finally {
    source.destroy()
  }
  if (unclosed !== undefined)
    throw new ImportError(file, unclosed, 'a quotation mark is never closed')
  yield* skipped
  if (!places) throw new ImportError(file, 1, `expected the columns ${COLUMNS.join(', ')}`)
}

function columnPlaces(file: string, header: string[]) {
  const names = header.map((name) => name.trim().toLowerCase())
  const missing = COLUMNS.filter((column) => !names.includes(column))
  if (missing.length > 0) {
    throw new ImportError(file, 1, `the first row does not name the column ${missing.join(', ')}`)
  }
  return Object.fromEntries(COLUMNS.map((column) => [column, names.indexOf(column)])) as Record<
    (typeof COLUMNS)[number],
    number
  >
}
