import { crc32, inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const CENTRAL = 0x02014b50
const LOCAL = 0x04034b50

export type UnpackedFile = { path: string; data: Buffer }

/** Unpacks a zip as a program does that goes by the directory at its end. @throws when anything does not fit */
export function readZip(zip: Buffer): UnpackedFile[] {
  const end = zip.length - 22
  if (zip.readUInt32LE(end) !== END) throw new Error('no end of a zip')
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  const files: UnpackedFile[] = []
  while (files.length < count) {
    if (zip.readUInt32LE(at) !== CENTRAL) throw new Error('no entry of the directory')
    const [crc, packed, size] = [16, 20, 24].map((offset) => zip.readUInt32LE(at + offset))
    const nameLength = zip.readUInt16LE(at + 28)
    const path = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const local = zip.readUInt32LE(at + 42)
    if (zip.readUInt32LE(local) !== LOCAL) throw new Error(`nothing where ${path} should be`)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = inflateRawSync(zip.subarray(start, start + (packed ?? 0)))
    if (data.length !== size || crc32(data) !== crc) throw new Error(`${path} is damaged`)
    files.push({ path, data })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  if (at !== end) throw new Error('something between the directory and its end')
  return files
}
