import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { arrangeHead, firstPaintFirst } from './first-paint-first.ts'

const HEAD =
  '<html><head><meta charSet="utf-8"/><title>Miete</title>' +
  '<link rel="preload" href="/a.woff2" as="font"/><link rel="modulepreload" href="/a.js" nonce="n"/>' +
  '<script type="application/ld+json">{}</script><link nonce="n" rel="stylesheet" href="/a.css"/>'
const REST = '</head>ü<body><p>Für <link rel="stylesheet" href="/own.css"/></p></body></html>'

test('fonts are asked for behind the style sheet, scripts once the page was seen', () => {
  const head = firstPaintFirst(HEAD)
  const order = ['<title>', 'ld+json', '/a.css', '/a.woff2', '/a.js'].map((part) =>
    head.indexOf(part),
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(head).not.toContain('<link rel="modulepreload"')
  expect(head).toMatch(/<script nonce="n">requestAnimationFrame\(.*\["\/a\.js"\].*<\/script>$/)
  expect(head.match(/stylesheet/g)).toHaveLength(1)
})

test.each([1, 7, 4_096])(
  'a page sent in pieces of %i bytes is arranged the same, and its body is left alone',
  async (size) => {
    const bytes = Buffer.from(HEAD + REST)
    const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    )
    expect(await text(Readable.from(pieces).pipe(arrangeHead()))).toBe(firstPaintFirst(HEAD) + REST)
  },
)

test('what is no page goes out as it is', async () => {
  expect(await text(Readable.from([Buffer.from('no head at all')]).pipe(arrangeHead()))).toBe(
    'no head at all',
  )
})

test('a piece that ends within a letter behind the head loses nothing of it', async () => {
  const bytes = Buffer.from(HEAD + REST)
  const within = bytes.indexOf('ü') + 1
  const pieces = [bytes.subarray(0, within), bytes.subarray(within)]
  expect(await text(Readable.from(pieces).pipe(arrangeHead()))).toBe(firstPaintFirst(HEAD) + REST)
})
