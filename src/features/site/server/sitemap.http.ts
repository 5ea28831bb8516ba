import { type Context, Hono } from 'hono'
import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import { isLanguageCode } from '../../../shared/languages.ts'
import { robotsText } from './sitemap/robots-text.ts'
import {
  createSitemaps,
  SITEMAP_KINDS,
  type SitemapFile,
  type SitemapSources,
  sitemapPath,
} from './sitemap/sitemap-files.ts'
import { sitemapIndex, sitemapText } from './sitemap/sitemap-xml.ts'

type Parts = Omit<SitemapSources, 'db' | 'now'> & { runtime: Runtime; catalogue: Catalogue }

const AN_HOUR = 'public, max-age=3600'

/** `/robots.txt`, `/sitemap.xml` and the sitemaps it names. */
export function sitemapRoutes({ runtime, catalogue, ...sources }: Parts): Hono {
  const { db, now, config } = runtime
  const { languages } = catalogue
  const sitemaps = createSitemaps({ ...sources, db, now })
  const originOf = (c: Context) => config.publicUrl ?? new URL(c.req.url).origin
  const routes = new Hono()

  routes.get('/robots.txt', (c) => {
    c.header('Cache-Control', AN_HOUR)
    return c.text(robotsText(originOf(c)))
  })

  routes.get('/sitemap.xml', async (c) => {
    const files = await sitemaps.files(languages)
    const origin = originOf(c)
    return xml(c, sitemapIndex(files.map((file) => `${origin}${sitemapPath(file)}`)))
  })

  routes.get('/sitemaps/:file', async (c) => {
    const file = readFileName(c.req.param('file'))
    const isOffered = file && (!file.language || languages.includes(file.language))
    const entries = isOffered ? await sitemaps.entries(file.kind, file.part) : undefined
    if (!file || !entries) return c.text('There is no such sitemap', 404)
    const written = { origin: originOf(c), languages, language: file.language }
    return xml(c, textStream(sitemapText(entries, written)))
  })
  return routes
}

function readFileName(name: string): SitemapFile | undefined {
  const [, kindRead, number, language] =
    /^([a-z]+)-([1-9]\d{0,4})(?:\.([a-z]{2}))?\.xml$/.exec(name) ?? []
  const kind = SITEMAP_KINDS.find((one) => one === kindRead)
  if (!kind || (language !== undefined && !isLanguageCode(language))) return undefined
  return { kind, part: Number(number) - 1, language }
}

function xml(c: Context, body: string | ReadableStream) {
  return c.body(body, 200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Cache-Control': AN_HOUR,
  })
}

/** Nothing is read from the database before the reader takes it. */
function textStream(text: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await text.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await text.return(undefined)
    },
  })
}
