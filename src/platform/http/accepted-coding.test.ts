import { expect, test } from 'vitest'
import { acceptsCoding } from './accepted-coding.ts'

test.each([
  ['gzip, deflate, br', true, true],
  ['gzip;q=0.5, br;q=0', true, false],
  ['GZIP ; q=0.0', false, false],
  ['identity', false, false],
  ['brotli, xgzip', false, false],
  ['', false, false],
  [undefined, false, false],
])('%s takes gzip: %s, br: %s', (accepted, gzip, br) => {
  expect([acceptsCoding(accepted, 'gzip'), acceptsCoding(accepted, 'br')]).toEqual([gzip, br])
})
