import type { Context, MiddlewareHandler } from 'hono'
import type { Catalogue } from '../../../i18n/catalogue.server.ts'
import { chooseLanguage } from '../../../i18n/choose-language.ts'
import { acceptsCoding } from '../../../platform/http/accepted-coding.ts'
import { readPlainCookie } from '../../../platform/http/plain-cookie.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { TEXT_SIZES } from '../../../shared/reading-settings.ts'
import { type Kept, keepFor } from './landing/kept-pages.ts'
import {
  type CutPage,
  compressParts,
  cutPage,
  joinPage,
  joinPageAsGzip,
} from './landing/page-pieces.ts'

/** A page may say what was so this long ago. */
const FRESH_MS = 5 * 60_000
const MOST_BYTES = 48 * 1024 * 1024

const LANDING = /^\/(?:lawyers|attorneys)(?:\/[^.]*)?$/i

/** What a page looks like beside its words, with the values it may have. */
const LOOKS: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark'],
  'text-size': TEXT_SIZES,
  'easy-reading': ['on'],
}

type StoredPage = { cut: CutPage; headers: [string, string][] }

type Parts = { catalogue: Catalogue; now: () => Date }

type NonceVariables = {
  Variables: {
    secureHeadersNonce?: string
    /** The page is made to be kept. */
    keptPage?: boolean
  }
}

/**
 * Landing pages are made as for a stranger who has chosen a language and a look, and kept for minutes. Every answer
 * has a nonce of its own, which is filled in where the page is cut.
 */
export function keepLandingPages({ catalogue, now }: Parts): MiddlewareHandler<NonceVariables> {
  const kept: Kept<StoredPage> = keepFor({ ms: FRESH_MS, mostBytes: MOST_BYTES })
  const making = new Map<string, Promise<StoredPage | undefined>>()

  return async (c, next) => {
    if (c.req.method !== 'GET' || !LANDING.test(c.req.path)) return next()
    const asked = askedFor(c, catalogue)
    // Read before the request is made a stranger's, which accepts nothing.
    const asGzip = acceptsCoding(c.req.header('accept-encoding'), 'gzip')
    const key = `${c.req.path.toLowerCase().replace(/\/$/, '')} ${asked.look}`
    const stored = kept.get(key, now().getTime())
    if (stored) return answer(c, stored, asGzip)
    const waited = making.get(key)
    const awaited = waited && (await waited)
    if (awaited) return answer(c, awaited, asGzip)
    c.req.raw = strangersRequest(c, asked)
    c.set('keptPage', true)
    const made = makePage(c, next)
    making.set(key, made)
    const page = await made.finally(() => making.delete(key))
    if (!page) return undefined
    kept.set(key, page, page.cut.bytes, now().getTime())
    if (asGzip) await compressParts(page.cut)
    c.res = undefined
    c.res = answer(c, page, asGzip)
    return undefined
  }
}

/** Undefined for anything but a page that may be kept: one of an unknown place goes out as it is. */
async function makePage(
  c: Context<NonceVariables>,
  next: () => Promise<void>,
): Promise<StoredPage | undefined> {
  await next()
  const nonce = c.get('secureHeadersNonce')
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html') ?? false
  if (!isPage || !nonce || c.res.status !== 200) return undefined
  const headers = [...c.res.headers]
  const page = Buffer.from(await c.res.arrayBuffer())
  return { cut: cutPage(page, nonce), headers }
}

function answer(
  c: Context<NonceVariables>,
  { cut, headers }: StoredPage,
  asGzip: boolean,
): Response {
  const nonce = c.get('secureHeadersNonce') ?? ''
  const body = asGzip ? joinPageAsGzip(cut, nonce) : joinPage(cut, nonce)
  const sent = new Headers(headers)
  sent.append('Vary', 'Accept-Encoding')
  if (asGzip) sent.set('Content-Encoding', 'gzip')
  return new Response(body, { headers: sent })
}

type Asked = {
  language: LanguageCode
  /** `?lang=es`, where the address names a language that is offered. */
  search: string
  cookies: string
  /** All that makes the page look as it does. */
  look: string
}

function askedFor(c: Context, catalogue: Catalogue): Asked {
  const cookies = c.req.header('cookie') ?? null
  const inAddress = c.req.query('lang')
  const language = chooseLanguage(
    {
      inAddress: inAddress ?? null,
      saved: readPlainCookie(cookies, 'preferred-language'),
      acceptLanguage: c.req.header('accept-language') ?? null,
    },
    catalogue.languages,
  )
  const looks = Object.entries(LOOKS).flatMap(([name, values]) => {
    const value = readPlainCookie(cookies, name)
    return value && values.includes(value) ? [`${name}=${value}`] : []
  })
  const search = inAddress === language ? `?lang=${language}` : ''
  const kept = [`preferred-language=${language}`, ...looks].join('; ')
  return { language, search, cookies: kept, look: `${search} ${kept}` }
}

/** The request with nothing of the person but language and look; the page is then nobody's own. */
function strangersRequest(c: Context, { search, cookies }: Asked): Request {
  const url = new URL(c.req.url)
  url.search = search
  return new Request(url, {
    headers: {
      cookie: cookies,
      // Written as for a crawler: whole, with nothing that comes later.
      'user-agent': 'page-writer-bot',
    },
  })
}
