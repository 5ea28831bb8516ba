import type { BreadcrumbList, WithContext } from 'schema-dts'

/** What a search engine reads of the way to a page, as schema.org's `BreadcrumbList`. */
export function breadcrumbData(
  origin: string,
  trail: readonly { name: string; path: string }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}
