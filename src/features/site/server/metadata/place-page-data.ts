import type { CollectionPage, WithContext } from 'schema-dts'
import type { LandingPage } from '../../domain/landing/landing-page.ts'

type Described = { origin: string; path: string; title: string; description: string }

/** What a search engine reads of a page about a place: a collection, its place, and the lawyers it leads to. */
export function placePageData(
  { origin, path, title, description }: Described,
  { place, featured }: Pick<LandingPage, 'place' | 'featured'>,
): WithContext<CollectionPage> {
  // Invented people are nothing to tell anybody of.
  const real = featured.flatMap(({ lawyers }) => lawyers).filter(({ isSample }) => !isSample)
  return {
    '@context': 'https://schema.org',
    '@type': 'CollectionPage',
    '@id': `${origin}${path}`,
    url: `${origin}${path}`,
    name: title,
    description,
    isPartOf: { '@id': `${origin}/#website` },
    about: { '@type': 'AdministrativeArea', name: place },
    ...(real.length > 0
      ? {
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: real.map(({ slug, name }, at) => ({
              '@type': 'ListItem' as const,
              position: at + 1,
              url: `${origin}/lawyer/${slug}`,
              name,
            })),
          },
        }
      : {}),
  }
}
