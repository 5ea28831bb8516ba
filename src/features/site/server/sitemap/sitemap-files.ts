import type { Database } from '../../../../platform/database/database.server.ts'
import type { LanguageCode } from '../../../../shared/languages.ts'
import { countAddressParts, lawyerAddresses } from '../../../directory/server.ts'
import type { Glossary } from '../../../glossary/server.ts'
import type { LandingSources } from '../landing/landing-page.ts'
import { landingEntries } from './landing-entries.ts'
import { SITE_PAGES } from './sitemap-pages.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

export type SitemapSources = Pick<LandingSources, 'places' | 'corpus' | 'lawyers'> & {
  db: Database
  glossary: Glossary
  now: () => Date
}

export const SITEMAP_KINDS = ['pages', 'places', 'law', 'glossary', 'lawyers'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/** One file: a part of the pages of a kind, by their addresses in a language or without one. */
export type SitemapFile = { kind: SitemapKind; part: number; language: LanguageCode | undefined }

/** With fourteen languages an entry has some 4 KB, and a file may have 50 MB. */
const ENTRIES_A_FILE = 8_000
const FRESH_MS = 10 * 60_000

/** `/sitemaps/law-2.es.xml` */
export function sitemapPath({ kind, part, language }: SitemapFile): string {
  return `/sitemaps/${kind}-${part + 1}${language ? `.${language}` : ''}.xml`
}

/** Lists the pages of each kind; what has to be worked out is a few minutes old at most. */
export function createSitemaps(sources: SitemapSources) {
  let places: { entries: Promise<SitemapEntry[]>; at: number } | undefined

  const listed = async (kind: Exclude<SitemapKind, 'lawyers'>): Promise<SitemapEntry[]> => {
    if (kind === 'pages') return SITE_PAGES.map((path) => ({ path }))
    if (kind === 'law') return lawEntries(sources)
    if (kind === 'glossary') return glossaryEntries(sources)
    const now = sources.now()
    if (!places || now.getTime() - places.at > FRESH_MS) {
      const day = now.toISOString().slice(0, 10)
      const entries = landingEntries({ ...sources, day })
      const kept = { entries, at: now.getTime() }
      entries.catch(() => {
        if (places === kept) places = undefined
      })
      places = kept
    }
    return places.entries
  }

  const partsOf = async (kind: SitemapKind): Promise<number> =>
    kind === 'lawyers'
      ? countAddressParts(sources.db, ENTRIES_A_FILE)
      : Math.ceil((await listed(kind)).length / ENTRIES_A_FILE)

  return {
    async files(languages: readonly LanguageCode[]): Promise<SitemapFile[]> {
      const counted = await Promise.all(
        SITEMAP_KINDS.map(async (kind) => ({ kind, parts: await partsOf(kind) })),
      )
      return counted.flatMap(({ kind, parts }) =>
        Array.from({ length: parts }, (_, part) => part).flatMap((part) =>
          [undefined, ...languages].map((language) => ({ kind, part, language })),
        ),
      )
    },
    /** Undefined where there is no such part. */
    async entries(
      kind: SitemapKind,
      part: number,
    ): Promise<AsyncIterable<readonly SitemapEntry[]> | undefined> {
      const parts = await partsOf(kind)
      if (part >= parts) return undefined
      if (kind === 'lawyers') return profileEntries(sources.db, part, parts)
      const all = await listed(kind)
      return inChunks(all.slice(part * ENTRIES_A_FILE, (part + 1) * ENTRIES_A_FILE))
    },
  }
}

function lawEntries({ corpus }: SitemapSources): SitemapEntry[] {
  return corpus.provisions.map(({ id, checked }) => ({ path: `/law/${id}`, changedOn: checked.on }))
}

function glossaryEntries({ glossary }: SitemapSources): SitemapEntry[] {
  return glossary
    .list('en')
    .flatMap(({ terms }) => terms)
    .map(({ id }) => ({ path: `/legal-glossary/${id}` }))
}

async function* profileEntries(db: Database, part: number, parts: number) {
  for await (const some of lawyerAddresses(db, part, parts)) {
    yield some.map(({ slug, changedOn }) => ({ path: `/lawyer/${slug}`, changedOn }))
  }
}

const AT_ONCE = 500

/** In pieces, so that a long list is not one long text in memory. */
async function* inChunks(entries: readonly SitemapEntry[]) {
  for (let at = 0; at < entries.length; at += AT_ONCE) yield entries.slice(at, at + AT_ONCE)
}
