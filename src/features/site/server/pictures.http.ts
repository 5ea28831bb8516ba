import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Context, Hono } from 'hono'
import { sendError, sendRateLimited } from '../../../platform/http/api.server.ts'
import { countAction } from '../../../platform/rate-limit/count-action.server.ts'
import type { Runtime } from '../../../platform/runtime.server.ts'
import type { PictureDrawer } from '../../../platform/typesetting/picture-drawer.server.ts'
import { type LanguageCode, textDirection } from '../../../shared/languages.ts'
import { keepFor } from './landing/kept-pages.ts'
import { type PictureOf, picturePath, readPictureAddress } from './metadata/picture-address.ts'
import { type PictureSources, type PictureWords, pictureWords } from './metadata/picture-words.ts'

const TEMPLATE_FILE = path.join('src', 'features', 'site', 'server', 'metadata', 'page-picture.typ')

const A_DAY_MS = 24 * 60 * 60_000
/** A picture has some 40 KB. */
const MOST_BYTES = 16 * 1024 * 1024
const LONGEST = { title: 130, text: 240 }
const RETRY_SECONDS = 60

type Parts = PictureSources & {
  runtime: Pick<Runtime, 'now' | 'log'>
  drawer: PictureDrawer
}

type Outcome = Uint8Array<ArrayBuffer> | 'missing' | 'busy' | 'failed'

type PictureVariables = { Variables: { clientAddress: string } }

/** `/og/{kind}/{slug}.{lang}.png`: the picture of a page, drawn when first asked for and kept for a day. */
export function pictureRoutes(parts: Parts): Hono<PictureVariables> {
  const { db, runtime } = parts
  const template = readFileSync(path.resolve(TEMPLATE_FILE), 'utf8')
  const kept = keepFor<Uint8Array<ArrayBuffer>>({ ms: A_DAY_MS, mostBytes: MOST_BYTES })
  const drawing = new Map<string, Promise<Outcome>>()

  const draw = async (of: PictureOf, language: LanguageCode): Promise<Outcome> => {
    const words = await pictureWords(parts, of, language)
    if (!words) return 'missing'
    const t = parts.catalogue.translate(language)
    const site = t('site.name')
    const data = pictureData(words, { language, site, label: t('footer.text') })
    const drawn = await parts.drawer.draw({ source: template, data })
    if (drawn.kind !== 'made') return drawn.kind
    const key = picturePath(of, language)
    const png = new Uint8Array(drawn.png)
    kept.set(key, png, png.length, runtime.now().getTime())
    return png
  }

  /** Somebody else may have had it drawn by now, or be waiting for it. */
  const drawOnce = async (
    key: string,
    { of, language }: { of: PictureOf; language: LanguageCode },
  ): Promise<Outcome> => {
    const found = kept.get(key, runtime.now().getTime())
    if (found) return found
    const going = drawing.get(key) ?? draw(of, language)
    drawing.set(key, going)
    return going.finally(() => drawing.delete(key))
  }

  const routes = new Hono<PictureVariables>()
  routes.get('/og/:kind/:file', async (c) => {
    const asked = readPictureAddress(c.req.param('kind'), c.req.param('file'))
    if (!asked || !parts.catalogue.languages.includes(asked.language)) return missing(c)
    const key = picturePath(asked.of, asked.language)
    const found = kept.get(key, runtime.now().getTime())
    if (found) return picture(c, found)
    const verdict = await countAction(db, 'page-picture', c.var.clientAddress, runtime.now())
    if (!verdict.allowed) return sendRateLimited(c, verdict.retryAfterSeconds)
    const outcome = await drawOnce(key, asked)
    if (outcome === 'missing') return missing(c)
    if (outcome === 'busy') {
      c.header('Retry-After', String(RETRY_SECONDS))
      return sendError(c, 503, 'document_busy', 'Many pictures are being drawn')
    }
    if (outcome === 'failed') {
      runtime.log.error({ picture: asked.of.kind }, 'a picture could not be drawn')
      return sendError(c, 500, 'internal', 'Something went wrong on our side')
    }
    return picture(c, outcome)
  })
  return routes
}

function pictureData(
  { title, text }: PictureWords,
  { language, site, label }: { language: LanguageCode; site: string; label: string },
) {
  return {
    language,
    direction: textDirection(language),
    site,
    title: shortened(title, LONGEST.title),
    text: shortened(text, LONGEST.text),
    label,
  }
}

function shortened(text: string, longest: number): string {
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
  return letters.length <= longest
    ? text
    : `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}

function picture(c: Context, png: Uint8Array<ArrayBuffer>) {
  return c.body(png, 200, {
    'Content-Type': 'image/png',
    'Cache-Control': 'public, max-age=86400',
  })
}

const missing = (c: Context) => c.text('There is no such picture', 404)
