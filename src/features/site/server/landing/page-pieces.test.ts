import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutPage, joinPage, joinPageAsGzip } from './page-pieces.ts'

const NONCE = 'Zmlyc3Qgbm9uY2U='

const pages = fc
  .array(fc.oneof(fc.string({ unit: 'binary' }), fc.constant(NONCE)))
  .map((pieces) => Buffer.from(pieces.join('')).toString())
const nonces = fc.base64String({ minLength: 16, maxLength: 40 })

describe('a page that is kept', () => {
  it('comes back with the new nonce in place, and nothing else changed', () => {
    fc.assert(
      fc.property(pages, nonces, (html, nonce) => {
        const cut = cutPage(Buffer.from(html), NONCE)
        const expected = html.split(NONCE).join(nonce)
        expect(joinPage(cut, nonce).toString()).toBe(expected)
        expect(gunzipSync(joinPageAsGzip(cut, nonce)).toString()).toBe(expected)
      }),
    )
  })
})
