import { expect, test } from 'vitest'
import { sharedBuffersMegabytes } from './embedded-server.server.ts'

const GIGABYTE = 2 ** 30

test.each([
  [GIGABYTE / 4, 128],
  [GIGABYTE, 256],
  [3 * GIGABYTE, 768],
  [64 * GIGABYTE, 1_024],
])('of %i bytes of memory the database keeps %i MB of its tables at most', (memory, megabytes) => {
  expect(sharedBuffersMegabytes(memory)).toBe(megabytes)
})
