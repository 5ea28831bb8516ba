import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checksumOf, joinChecksum } from './joined-checksum.ts'

it('the joined checksum is that of the joined bytes', () => {
  const part = fc.uint8Array({ maxLength: 5_000 }).map((bytes) => Buffer.from(bytes))
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const joined = parts.map(checksumOf).reduce(joinChecksum, 0)
      expect(joined).toBe(crc32(Buffer.concat(parts)))
    }),
  )
})
