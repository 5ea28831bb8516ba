import { promisify } from 'node:util'
import { constants, deflateRaw, deflateRawSync, type ZlibOptions } from 'node:zlib'
import { checksumOf, joinChecksum, type PartChecksum } from './joined-checksum.ts'

/** A part of a page that is the same in every answer. */
type PagePart = {
  raw: Buffer
  /** Compressed by itself; made when first asked for. */
  deflated(): Buffer
  checksum(): PartChecksum
  /** Makes `deflated` ready beside other work. */
  deflate(): Promise<void>
}

/** A smaller part is not worth a compressor of its own: what stands between the nonces of many links is a few words. */
const WORTH_BYTES = 1_500
/** Nearly as small as by the usual level, in half of the time. */
const QUICK = 2
/** Flushed to a whole byte and not ended, so that another block can follow. */
const OPEN_END: ZlibOptions = { finishFlush: constants.Z_SYNC_FLUSH }
const deflateBeside = promisify<Buffer, ZlibOptions, Buffer>(deflateRaw)

/** What an answer can be made of without another copy. */
type Bytes = Buffer<ArrayBuffer>

/** A page cut where every answer has a nonce of its own. */
export type CutPage = {
  /** What stands between the nonces: one gap fewer than there are stretches. */
  stretches: readonly PagePart[]
  bytes: number
}

const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty last block, after which a reader expects no more. */
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff])

export function cutPage(page: Buffer, nonce: string): CutPage {
  return { stretches: splitAt(page, nonce).map(pagePart), bytes: page.length }
}

function pagePart(raw: Buffer): PagePart {
  let checksum: PartChecksum | undefined
  let compressed = raw.length < WORTH_BYTES ? storedBlock(raw) : undefined
  return {
    raw,
    deflated() {
      compressed ??= deflateRawSync(raw, OPEN_END)
      return compressed
    },
    checksum() {
      checksum ??= checksumOf(raw)
      return checksum
    },
    async deflate() {
      compressed ??= await deflateBeside(raw, { ...OPEN_END, level: QUICK })
    },
  }
}

/** Has every part compressed before the page is joined, on another core where there is one. */
export async function compressParts({ stretches }: CutPage): Promise<void> {
  await Promise.all(stretches.map((part) => part.deflate()))
}

/** The page with a nonce in its gaps. */
export function joinPage({ stretches }: CutPage, nonce: string): Bytes {
  const gap = Buffer.from(nonce)
  return Buffer.concat(stretches.flatMap(({ raw }, at) => (at > 0 ? [gap, raw] : [raw])))
}

/** The same as gzip: only the nonces and the checksum are new work. */
export function joinPageAsGzip({ stretches }: CutPage, nonce: string): Bytes {
  const gap = pagePart(Buffer.from(nonce))
  const blocks: Buffer[] = [HEAD]
  let checksum = 0
  let length = 0
  const add = (part: PagePart) => {
    checksum = joinChecksum(checksum, part.checksum())
    length += part.raw.length
    blocks.push(part.deflated())
  }
  stretches.forEach((part, at) => {
    if (at > 0) add(gap)
    add(part)
  })
  const tail = Buffer.alloc(8)
  tail.writeUInt32LE(checksum, 0)
  tail.writeUInt32LE(length, 4)
  return Buffer.concat([...blocks, LAST_BLOCK, tail])
}

/** A block that is not compressed (RFC 1951, 3.2.4): its length, that turned over, and the bytes. */
function storedBlock(bytes: Buffer): Buffer {
  const block = Buffer.alloc(5 + bytes.length)
  block.writeUInt16LE(bytes.length, 1)
  block.writeUInt16LE(0xffff - bytes.length, 3)
  bytes.copy(block, 5)
  return block
}

function splitAt(bytes: Buffer, word: string): Buffer[] {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, from)) {
    pieces.push(bytes.subarray(from, at))
    from = at + word.length
  }
  return [...pieces, bytes.subarray(from)]
}
