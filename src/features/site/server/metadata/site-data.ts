import type {
  Organization,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts'
import type { LanguageCode } from '../../../../shared/languages.ts'

/** What a search engine reads of the site as a whole, and how it is searched: schema.org's `WebSite`. */
export function websiteData(
  origin: string,
  { name, languages }: { name: string; languages: readonly LanguageCode[] },
): WithContext<WebSite> {
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name,
    inLanguage: [...languages],
    publisher: { '@id': `${origin}/#organization` },
    potentialAction: search,
  }
}

/** Who is behind the site, as far as it says so. */
export function organizationData(
  origin: string,
  { name, email }: { name: string; email: string | undefined },
): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name,
    url: `${origin}/`,
    logo: `${origin}/icon.svg`,
    ...(email ? { email } : {}),
  }
}
