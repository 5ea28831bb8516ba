import { crc32, createDeflateRaw } from 'node:zlib'

/** One file of a zip: its path with `/` between folders, and its bytes as they come. */
export type ZipEntry = { path: string; content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

/** What the directory at the end says of an entry. */
type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number }

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** 2.0: folders and deflate. */
const VERSION = 20
const DEFLATE = 8
/** Sizes follow the data, and the path is UTF-8. */
const FLAGS = 0x0008 | 0x0800
const MOST_BYTES = 0xffff_ffff
const MOST_ENTRIES = 0xffff

/**
 * Packs files into a zip while they are read: nothing is held but the piece at hand. Without the extension for large
 * archives, so all together stays below 4 GB.
 * @param at the moment that each file names, in UTC
 * @throws when an entry or the whole is larger than such a zip can say, or two files have the same path
 */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const stamp = dosTime(at)
  const written: Written[] = []
  const paths = new Set<string>()
  let offset = 0
  for await (const { path, content } of entries) {
    if (paths.has(path)) throw new Error('Two files of a zip have the same path')
    paths.add(path)
    const name = Buffer.from(path)
    const entry: Written = { name, crc: 0, packed: 0, size: 0, offset }
    yield localHeader(name, stamp)
    for await (const piece of deflate(content, entry)) yield piece
    if (entry.size > MOST_BYTES) throw new Error('A file is too large for a zip')
    yield descriptor(entry)
    offset += 30 + name.length + entry.packed + 16
    written.push(entry)
    if (offset > MOST_BYTES || written.length > MOST_ENTRIES) throw new Error('A zip is full')
  }
  let length = 0
  for (const entry of written) {
    const header = centralHeader(entry, stamp)
    length += header.length
    yield header
  }
  yield endRecord(written.length, length, offset)
}

/** Packs the content and counts what the headers have to say of it. */
async function* deflate(
  content: ZipEntry['content'],
  entry: Written,
): AsyncGenerator<Uint8Array, void> {
  const packer = createDeflateRaw()
  const filling = fill(packer, content, entry)
  // Noticed below, where whoever reads gets it.
  filling.catch((error: Error) => packer.destroy(error))
  try {
    for await (const piece of packer as AsyncIterable<Buffer>) {
      entry.packed += piece.length
      yield piece
    }
    await filling
  } finally {
    packer.destroy()
  }
}

async function fill(
  packer: ReturnType<typeof createDeflateRaw>,
  content: ZipEntry['content'],
  entry: Written,
): Promise<void> {
  for await (const piece of content) {
    if (packer.destroyed) return
    entry.crc = crc32(piece, entry.crc)
    entry.size += piece.length
    if (!packer.write(piece)) await drained(packer)
  }
  packer.end()
}

/** Whoever reads takes pieces, or goes away: both let the writer go on. */
function drained(packer: ReturnType<typeof createDeflateRaw>): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      packer.off('drain', go).off('close', go)
      resolve()
    }
    packer.once('drain', go).once('close', go)
  })
}

/** Date and time as a zip has them: two seconds exact, from 1980 on. */
function dosTime(at: Date): { time: number; date: number } {
  const year = Math.min(Math.max(at.getUTCFullYear(), 1980), 2107)
  return {
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
    date: ((year - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
  }
}

type Stamp = ReturnType<typeof dosTime>

/** The sizes are not known yet: they follow in the descriptor. */
function localHeader(name: Buffer, { time, date }: Stamp): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(LOCAL, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(FLAGS, 6)
  header.writeUInt16LE(DEFLATE, 8)
  header.writeUInt16LE(time, 10)
  header.writeUInt16LE(date, 12)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function descriptor({ crc, packed, size }: Written): Buffer {
  const record = Buffer.alloc(16)
  record.writeUInt32LE(DESCRIPTOR, 0)
  record.writeUInt32LE(crc, 4)
  record.writeUInt32LE(packed, 8)
  record.writeUInt32LE(size, 12)
  return record
}

function centralHeader({ name, crc, packed, size, offset }: Written, stamp: Stamp): Buffer {
  const header = Buffer.alloc(46)
  header.writeUInt32LE(CENTRAL, 0)
  header.writeUInt16LE(VERSION, 4)
  header.writeUInt16LE(VERSION, 6)
  header.writeUInt16LE(FLAGS, 8)
  header.writeUInt16LE(DEFLATE, 10)
  header.writeUInt16LE(stamp.time, 12)
  header.writeUInt16LE(stamp.date, 14)
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(packed, 20)
  header.writeUInt32LE(size, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt32LE(offset, 42)
  return Buffer.concat([header, name])
}

function endRecord(count: number, length: number, offset: number): Buffer {
  const record = Buffer.alloc(22)
  record.writeUInt32LE(END, 0)
  record.writeUInt16LE(count, 8)
  record.writeUInt16LE(count, 10)
  record.writeUInt32LE(length, 12)
  record.writeUInt32LE(offset, 16)
  return record
}
