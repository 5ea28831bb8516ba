import { closeSync, openSync, readSync } from 'node:fs'
import { regularFontFiles } from './font-files.server.ts'

/** First and last code point of a run of characters that a font has. */
type Run = readonly [first: number, last: number]

const LAST_IN_FIRST_PLANE = 0xffff

/**
 * Which code points our fonts can show together: a few thousand numbers.
 * @throws when a font file is none
 */
export function readFontCoverage(files = regularFontFiles()): (codePoint: number) => boolean {
  const runs = joined(files.flatMap((file) => runsOfMap(readTable(file, 'cmap'))))
  return (codePoint) => {
    let low = 0
    let high = runs.length - 1
    while (low <= high) {
      const middle = (low + high) >> 1
      const [first, last] = runs[middle] ?? [0, 0]
      if (codePoint < first) high = middle - 1
      else if (codePoint > last) low = middle + 1
      else return true
    }
    return false
  }
}

/** One table of an OpenType font, without the megabytes of outlines beside it. */
function readTable(file: string, name: string): Buffer {
  const font = openSync(file, 'r')
  const read = (offset: number, length: number) => {
    const bytes = Buffer.alloc(length)
    readSync(font, bytes, 0, length, offset)
    return bytes
  }
  try {
    const tables = read(4, 2).readUInt16BE()
    for (let at = 0; at < tables; at += 1) {
      const record = read(12 + at * 16, 16)
      if (record.toString('latin1', 0, 4) !== name) continue
      return read(record.readUInt32BE(8), record.readUInt32BE(12))
    }
  } finally {
    closeSync(font)
  }
  throw new Error(`The font has no ${name} table`)
}

/** The `cmap` table, in the shape that has every character (12) or the older one (4). */
function runsOfMap(table: Buffer): Run[] {
  const count = table.readUInt16BE(2)
  const maps = Array.from({ length: count }, (_, at) => table.readUInt32BE(8 + at * 8))
  const ofFormat = (format: number) => maps.find((map) => table.readUInt16BE(map) === format)
  const whole = ofFormat(12)
  if (whole !== undefined) return runsOfGroups(table, whole)
  const firstPlane = ofFormat(4)
  return firstPlane === undefined ? [] : runsOfSegments(table, firstPlane)
}

function runsOfGroups(table: Buffer, map: number): Run[] {
  return Array.from({ length: table.readUInt32BE(map + 12) }, (_, at) => {
    const group = map + 16 + at * 12
    return [table.readUInt32BE(group), table.readUInt32BE(group + 4)]
  })
}

function runsOfSegments(table: Buffer, map: number): Run[] {
  const bytes = table.readUInt16BE(map + 6)
  const ends = map + 14
  const starts = ends + bytes + 2
  const deltas = starts + bytes
  const offsets = deltas + bytes
  const runs: Run[] = []
  for (let at = 0; at < bytes; at += 2) {
    const first = table.readUInt16BE(starts + at)
    const last = Math.min(table.readUInt16BE(ends + at), LAST_IN_FIRST_PLANE - 1)
    const offset = table.readUInt16BE(offsets + at)
    for (let point = first; point <= last; point += 1) {
      const index =
        offset === 0 ? point : table.readUInt16BE(offsets + at + offset + (point - first) * 2)
      // Glyph 0 is the box for what is not there.
      const glyph = index === 0 ? 0 : (index + table.readUInt16BE(deltas + at)) & 0xffff
      if (glyph !== 0) runs.push([point, point])
    }
  }
  return runs
}

function joined(runs: Run[]): Run[] {
  const result: [number, number][] = []
  for (const [first, last] of runs.sort((a, b) => a[0] - b[0])) {
    const before = result.at(-1)
    if (before && first <= before[1] + 1) before[1] = Math.max(before[1], last)
    else result.push([first, last])
  }
  return result
}
