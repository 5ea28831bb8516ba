import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { Catalogue } from '../i18n/catalogue.server.ts'
import { isLanguageCode } from '../shared/languages.ts'

/** `/translations/{lang}.json`: a language's texts, its gaps filled from English. */
export function translationRoutes(catalogue: Catalogue): Hono {
  const bodies = new Map(
    catalogue.languages.map((language) => {
      const body = JSON.stringify(catalogue.messages(language))
      return [
        language,
        { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"` },
      ]
    }),
  )
  const routes = new Hono()
  routes.get('/translations/:file', (c) => {
    const language = c.req.param('file').replace(/\.json$/, '')
    const found = isLanguageCode(language) ? bodies.get(language) : undefined
    if (!found) return c.json({ message: 'There is no such language', code: 'not_found' }, 404)
    c.header('ETag', found.etag)
    c.header('Cache-Control', 'public, max-age=300, stale-while-revalidate=86400')
    // Compression on the way makes the tag a weak one.
    if (c.req.header('if-none-match')?.replace(/^W\//, '') === found.etag) return c.body(null, 304)
    return c.body(found.body, 200, { 'Content-Type': 'application/json; charset=utf-8' })
  })
  return routes
}
