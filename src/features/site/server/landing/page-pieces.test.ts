import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutPage, joinPage, joinPageAsGzip, pagePart } from './page-pieces.ts'

const NONCE = 'Zmlyc3Qgbm9uY2U='
const MARK = '"the texts"'
const COMMON = '{"texts":"the same on every page, überall, 毎ページ"}'
const cutting = { nonce: NONCE, mark: MARK, common: pagePart(Buffer.from(COMMON)) }

const pages = fc
  .array(fc.oneof(fc.string({ unit: 'binary' }), fc.constant(NONCE), fc.constant(MARK)))
  .map((pieces) => Buffer.from(pieces.join('')).toString())
const nonces = fc.base64String({ minLength: 16, maxLength: 40 })

describe('a page that is kept', () => {
  it('comes back with the new nonce and the common part in place, and nothing else changed', () => {
    fc.assert(
      fc.property(pages, nonces, (html, nonce) => {
        const cut = cutPage(Buffer.from(html), cutting)
        const expected = html.split(NONCE).join(nonce).split(MARK).join(COMMON)
        expect(joinPage(cut, nonce).toString()).toBe(expected)
        expect(gunzipSync(joinPageAsGzip(cut, nonce)).toString()).toBe(expected)
      }),
    )
  })

  it('does not hold what all pages have in common', () => {
    const html = `<p nonce="${NONCE}">one</p>${MARK}<p>two</p>`
    const { stretches, bytes } = cutPage(Buffer.from(html), cutting)
    expect(bytes).toBe(html.length)
    expect(stretches.flat().filter((part) => part === cutting.common)).toHaveLength(1)
  })
})
