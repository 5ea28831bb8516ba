import type { LanguageCode } from '../../../../shared/languages.ts'
import { inLanguageAddress } from '../../../../shared/page-tags.ts'

/** A page as a sitemap lists it. */
export type SitemapEntry = {
  /** The page's own path. */
  path: string
  /** YYYY-MM-DD, where it is known. */
  changedOn?: string | undefined
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const URLSET =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'

/** An index of sitemaps by their addresses. */
export function sitemapIndex(addresses: readonly string[]): string {
  const maps = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`)
  return `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('')}</sitemapindex>\n`
}

type Written = {
  origin: string
  languages: readonly LanguageCode[]
  /** Whose addresses are listed; undefined: those without a language. */
  language: LanguageCode | undefined
}

/** A sitemap, some entries at a time. Each address names all the others that show the same page. */
export async function* sitemapText(
  entries: AsyncIterable<readonly SitemapEntry[]>,
  written: Written,
): AsyncGenerator<string> {
  yield HEAD + URLSET
  for await (const some of entries) {
    yield some.map((entry) => entryText(entry, written)).join('')
  }
  yield '</urlset>\n'
}

function entryText(
  { path, changedOn }: SitemapEntry,
  { origin, languages, language }: Written,
): string {
  const url = `${origin}${new URL(path, origin).pathname}`
  const alternates = [
    ...languages.map((code) => alternate(code, inLanguageAddress(url, code))),
    alternate('x-default', url),
  ]
  const own = language ? inLanguageAddress(url, language) : url
  const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
  return `<url><loc>${escaped(own)}</loc>${changed}\n${alternates.join('')}</url>\n`
}

const alternate = (language: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>\n`

function escaped(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}
