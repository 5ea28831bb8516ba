import { LANGUAGES, type LanguageCode } from './languages.ts'

/** What a page says about itself to search engines and to those who share its address. */
export type PageTags = {
  title: string
  description?: string
  /** Kept out of search engines. */
  noIndex?: boolean
  /** Absent on personal pages and on those that are nowhere: they have no address to pass on. */
  shared?: SharedPage
  /** Things of schema.org that the page is about. */
  data?: readonly object[]
}

export type SharedPage = {
  siteName: string
  /** Absolute, without a language. */
  url: string
  /** The page's own language. */
  language: LanguageCode
  /** Whether its address names that language. */
  namesLanguage: boolean
  languages: readonly LanguageCode[]
  kind: 'website' | 'article' | 'profile'
  /** Absolute address of a PNG of 1200 by 630. */
  picture: string
}

/** One tag of a page's head, as React Router takes it. */
type HeadTag = Record<string, unknown>

/** The only place that writes head tags: every page's `meta` goes through it. */
export function pageTags(tags: PageTags | undefined): HeadTag[] {
  if (!tags) return []
  const { title, description, noIndex, shared, data = [] } = tags
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(shared ? addressTags(shared, noIndex ?? false) : []),
    ...(shared ? sharingTags(shared, title, description) : []),
    ...data.map((thing) => ({ 'script:ld+json': thing })),
  ]
}

/** The page in a language, by an address that names it. */
export function inLanguageAddress(url: string, language: LanguageCode): string {
  return `${url}${url.includes('?') ? '&' : '?'}lang=${language}`
}

/** The address that stands for a page and all addresses that only differ in what does not matter. */
export function canonicalAddress({ url, namesLanguage, language }: SharedPage): string {
  return namesLanguage ? inLanguageAddress(url, language) : url
}

/** A page that is kept out of search engines names its own address and no others. */
function addressTags(page: SharedPage, noIndex: boolean): HeadTag[] {
  const canonical = { tagName: 'link', rel: 'canonical', href: canonicalAddress(page) }
  if (noIndex) return [canonical]
  return [
    canonical,
    ...page.languages.map((language) => alternate(language, inLanguageAddress(page.url, language))),
    alternate('x-default', page.url),
  ]
}

function alternate(hrefLang: string, href: string): HeadTag {
  return { tagName: 'link', rel: 'alternate', hrefLang, href }
}

function sharingTags(page: SharedPage, title: string, description: string | undefined): HeadTag[] {
  const property = (name: string, content: string) => ({ property: name, content })
  return [
    property('og:type', page.kind),
    property('og:site_name', page.siteName),
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    property('og:url', canonicalAddress(page)),
    property('og:locale', localeOf(page.language)),
    property('og:image', page.picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', title),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    ...(description ? [{ name: 'twitter:description', content: description }] : []),
    { name: 'twitter:image', content: page.picture },
  ]
}

/** Open Graph wants a territory, too. */
function localeOf(language: LanguageCode): string {
  const flag = LANGUAGES.find(({ code }) => code === language)?.flag
  return flag ? `${language}_${flag}` : language
}
