import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import type { Catalogue } from '../i18n/catalogue.server.ts'
import { onceNeeded } from '../i18n/once-needed.ts'
import { acceptsCoding } from '../platform/http/accepted-coding.ts'
import { isLanguageCode } from '../shared/languages.ts'

const SOON_ASKED_AGAIN = 'public, max-age=300, stale-while-revalidate=86400'
/** For an address that names the version: other texts have another address. */
const KEPT_FOR_GOOD = 'public, max-age=31536000, immutable'

/** The smaller first. */
const CODINGS = ['br', 'gzip'] as const

/** `/translations/{lang}.json`: a language's texts, its gaps filled from English. */
export function translationRoutes(catalogue: Catalogue): Hono {
  const bodies = new Map(
    catalogue.languages.map((language) => {
      const body = Buffer.from(JSON.stringify(catalogue.messages(language)))
      const packed = {
        br: onceNeeded(() => brotliCompressSync(body)),
        gzip: onceNeeded(() => gzipSync(body)),
      }
      return [language, { body, packed, version: catalogue.version(language) }]
    }),
  )
  const routes = new Hono()
  routes.get('/translations/:file', (c) => {
    const language = c.req.param('file').replace(/\.json$/, '')
    const found = isLanguageCode(language) ? bodies.get(language) : undefined
    if (!found) return c.json({ message: 'There is no such language', code: 'not_found' }, 404)
    const etag = `"${found.version}"`
    c.header('ETag', etag)
    c.header('Vary', 'Accept-Encoding')
    c.header('Cache-Control', c.req.query('v') === found.version ? KEPT_FOR_GOOD : SOON_ASKED_AGAIN)
    // Compression on the way makes the tag a weak one.
    if (c.req.header('if-none-match')?.replace(/^W\//, '') === etag) return c.body(null, 304)
    const accepted = c.req.header('accept-encoding')
    const coding = CODINGS.find((one) => acceptsCoding(accepted, one))
    if (coding) c.header('Content-Encoding', coding)
    const body = coding ? found.packed[coding]() : found.body
    return c.body(new Uint8Array(body), 200, { 'Content-Type': 'application/json; charset=utf-8' })
  })
  return routes
}
