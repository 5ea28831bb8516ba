// The checksum of joined parts from the checksums of the parts, as zlib's crc32_combine: no byte is read again.
import { crc32 } from 'node:zlib'

const POLYNOMIAL = 0xed_b8_83_20
const HIGHEST_BIT = 0x80_00_00_00

export type PartChecksum = {
  crc: number
  /** What the checksum of all that stands before is multiplied by when this part is put behind it. */
  shift: number
}

export function checksumOf(bytes: Buffer): PartChecksum {
  return { crc: crc32(bytes), shift: shiftBy(bytes.length) }
}

export function joinChecksum(before: number, { crc, shift }: PartChecksum): number {
  return (multiply(shift, before) ^ crc) >>> 0
}

/** The product of two polynomials modulo the checksum's own; the highest bit stands for 1. */
function multiply(a: number, b: number): number {
  let product = 0
  let shifted = b
  for (let bit = HIGHEST_BIT; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= shifted
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1
  }
  return product >>> 0
}

/** x to the power of 2 to the power of the place in the list. */
const SQUARES = Array.from({ length: 32 }, () => 0)
SQUARES.reduce((square, _, at) => {
  SQUARES[at] = square
  return multiply(square, square)
}, HIGHEST_BIT >>> 1)

/** x to the power of eight times `bytes`. */
function shiftBy(bytes: number): number {
  let shift = HIGHEST_BIT
  for (let rest = bytes, at = 3; rest > 0; rest = Math.floor(rest / 2), at += 1) {
    if (rest % 2 === 1) shift = multiply(SQUARES[at % 32] ?? 0, shift)
  }
  return shift
}
