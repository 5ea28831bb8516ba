import { problemsOfStructuredData } from './structured-data-rules.ts'

/** What a page says about itself, and where it leads. */
export type CrawledPage = {
  path: string
  status: number
  noIndex: boolean
  canonical: string | undefined
  /** Addresses of the same page, by language. */
  alternates: Readonly<Record<string, string>>
  /** Paths that search engines are led to from here. */
  links: string[]
  problems: string[]
}

export type Get = (path: string) => Promise<{ status: number; text: string }>

type CrawlOptions = {
  /** Pages read; of a site that has more, the first ones met. */
  most?: number
  atOnce?: number
  /** How paths begin that robots.txt closes. */
  closed?: readonly string[]
}

/** Reads a site as a search engine does: from its start page by links that it may follow. */
export async function crawlSite(
  get: Get,
  { most = Number.POSITIVE_INFINITY, atOnce = 4, closed = [] }: CrawlOptions = {},
): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>()
  const known = new Set(['/'])
  const waiting = ['/']
  while (waiting.length > 0) {
    const read = await Promise.all(waiting.splice(0, atOnce).map((path) => crawlPage(get, path)))
    for (const page of read) pages.set(page.path, page)
    for (const link of read.flatMap(({ links }) => links)) {
      if (known.has(link) || known.size >= most) continue
      if (closed.some((beginning) => link.startsWith(beginning))) continue
      known.add(link)
      waiting.push(link)
    }
  }
  return pages
}

export async function crawlPage(get: Get, path: string): Promise<CrawledPage> {
  const { status, text } = await get(path)
  const head = text.slice(0, text.indexOf('</head>'))
  const tags = [...head.matchAll(/<(?:link|meta)\b[^>]*>/g)].map(([tag]) => attributesOf(tag))
  const contentOf = (name: string) => tags.find((tag) => tag.get('name') === name)?.get('content')
  const links = tags.filter((tag) => tag.has('href'))
  const page = {
    path,
    status,
    noIndex: (contentOf('robots') ?? '').includes('noindex'),
    canonical: links.find((tag) => tag.get('rel') === 'canonical')?.get('href'),
    alternates: Object.fromEntries(
      links
        .filter((tag) => tag.get('rel') === 'alternate')
        .map((tag) => [tag.get('hreflang') ?? '', tag.get('href') ?? '']),
    ),
    links: status === 200 ? linksOf(text) : [],
  }
  const title = /<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''
  const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return loose({
    ...page,
    problems: [
      ...(status === 200 ? [] : [`status ${status}`]),
      ...problemsOfWords(title, contentOf('description'), page.noIndex),
      ...problemsOfAddresses(page),
      ...((text.match(/<h1\b/g) ?? []).length === 1 ? [] : ['not exactly one h1']),
      ...data.flatMap(([, json = '']) => problemsOfStructuredData(JSON.parse(json))),
    ],
  })
}

/** A part of a long text keeps the whole of it in memory: of ten thousand pages that is too much. */
const loose = (page: CrawledPage): CrawledPage => ({
  canonical: undefined,
  ...(JSON.parse(JSON.stringify(page)) as Omit<CrawledPage, 'canonical'>),
})

function problemsOfWords(title: string, description = '', noIndex: boolean): string[] {
  const isLost = (text: string) => /\{\w+\}|undefined|\[object/.test(text)
  return [
    ...(title === '' || isLost(title) ? [`title "${title}"`] : []),
    ...((description === '' && !noIndex) || isLost(description)
      ? [`description "${description}"`]
      : []),
  ]
}

/** A page that may be listed names itself, and the same page in every language by absolute addresses. */
function problemsOfAddresses({
  noIndex,
  canonical,
  alternates,
}: Pick<CrawledPage, 'noIndex' | 'canonical' | 'alternates'>): string[] {
  if (noIndex)
    return Object.keys(alternates).length > 0 ? ['not to be listed, but has other languages'] : []
  if (!canonical || !URL.canParse(canonical)) return ['no canonical address']
  const bare = alternates['x-default']
  return [
    ...(alternates['en'] && bare ? [] : ['no address for every language']),
    ...Object.entries(alternates).flatMap(([language, href]) =>
      language === 'x-default' || href === `${bare}?lang=${language}`
        ? []
        : [`${language}: ${href}`],
    ),
    ...(Object.values(alternates).includes(canonical) ? [] : ['does not name itself']),
  ]
}

/** Paths of the site that a link leads to; a query shows the same page otherwise. */
function linksOf(html: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]*>/g)]
    .map(([tag]) => attributesOf(tag))
    .filter((link) => !(link.get('rel') ?? '').includes('nofollow'))
    .map((link) => link.get('href') ?? '')
    .filter((href) => href.startsWith('/') && !href.startsWith('//'))
    .map((href) => href.replace(/[?#].*$/, ''))
  return [...new Set(found)]
}

function attributesOf(tag: string): Map<string, string> {
  return new Map(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'"),
    ]),
  )
}
