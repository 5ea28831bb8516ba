import { crc32, inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { readZip } from '../../../test/read-zip.ts'
import { writeZip, type ZipEntry } from './zip.server.ts'

const AT = new Date('2026-11-20T13:14:16Z')
const bytes = (text: string) => new TextEncoder().encode(text)

async function zipOf(entries: Iterable<ZipEntry>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of writeZip(entries, AT)) pieces.push(piece)
  return Buffer.concat(pieces)
}

it('every file comes out as it went in, with its path in any script', async () => {
  const long = 'Ein langer Satz. '.repeat(20_000)
  const files = {
    'my-data.json': '{"a": 1}\n',
    'ملخص-القضية-押金-ñ.pdf': '%PDF-1.7 \u0000\u0001',
    'empty.txt': '',
    'folder/long.txt': long,
  }
  const entries = Object.entries(files).map(([path, text]) => ({ path, content: [bytes(text)] }))
  const zip = await zipOf(entries)
  expect(zip.length).toBeLessThan(long.length / 10)
  const read = readZip(zip)
  expect(Object.fromEntries(read.map(({ path, data }) => [path, data.toString()]))).toEqual(files)
})

it('says of each file the check sum, the sizes and the moment, in both places', async () => {
  const text = 'The quick brown fox jumps over the lazy dog'
  const zip = await zipOf([
    { path: 'fox.txt', content: [bytes(text.slice(0, 9)), bytes(text.slice(9))] },
  ])
  // The check value that everybody publishes for this sentence.
  expect(crc32(text)).toBe(0x414fa339)
  const central = zip.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  const descriptor = zip.indexOf(Buffer.from([0x50, 0x4b, 0x07, 0x08]))
  expect(zip.readUInt32LE(descriptor + 4)).toBe(0x414fa339)
  expect(zip.readUInt32LE(central + 16)).toBe(0x414fa339)
  for (const at of [descriptor + 8, central + 20]) {
    const packed = zip.subarray(30 + 'fox.txt'.length, descriptor)
    expect(zip.readUInt32LE(at)).toBe(packed.length)
    expect(zip.readUInt32LE(at + 4)).toBe(text.length)
    expect(inflateRawSync(packed).toString()).toBe(text)
  }
  // 13:14:16 and 20 November 2026, as DOS counts.
  expect(zip.readUInt16LE(central + 12)).toBe((13 << 11) | (14 << 5) | 8)
  expect(zip.readUInt16LE(central + 14)).toBe((46 << 9) | (11 << 5) | 20)
  // Bit 11: the path is UTF-8.
  expect(zip.readUInt16LE(central + 8) & 0x0800).toBe(0x0800)
})

it('a zip of nothing is one', async () => {
  expect(readZip(await zipOf([]))).toEqual([])
})

it('reads no file before it is asked for more', async () => {
  const read: string[] = []
  function* entries(): Generator<ZipEntry> {
    for (const path of ['a', 'b', 'c']) {
      read.push(path)
      yield { path, content: [bytes(path)] }
    }
  }
  const zip = writeZip(entries(), AT)
  await zip.next()
  expect(read).toEqual(['a'])
  await zip.return(undefined)
  expect(read).toEqual(['a'])
})

it('holds back a source that is faster than its reader', async () => {
  let made = 0
  async function* noise(): AsyncGenerator<Uint8Array> {
    for (; made < 4_000; made += 1) yield crypto.getRandomValues(new Uint8Array(16_384))
  }
  const zip = writeZip([{ path: 'noise', content: noise() }], AT)
  for (let at = 0; at < 4; at += 1) await zip.next()
  expect(made).toBeLessThan(40)
  await zip.return(undefined)
})

it('a source that breaks breaks the zip, and the same path twice does', async () => {
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield bytes('begun')
    throw new Error('the database is gone')
  }
  await expect(zipOf([{ path: 'a', content: broken() }])).rejects.toThrow('the database is gone')
  const twice = [1, 2].map(() => ({ path: 'a', content: [bytes('a')] }))
  await expect(zipOf(twice)).rejects.toThrow('the same path')
})
