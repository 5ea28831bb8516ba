/** What every thing of a type must have, by schema.org and by what search engines ask of it. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AdministrativeArea: ['name'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['name', 'url', 'isPartOf', 'about'],
  DefinedTerm: ['name'],
  DefinedTermSet: ['name'],
  EducationalOccupationalCredential: ['credentialCategory', 'identifier', 'recognizedBy'],
  EntryPoint: ['urlTemplate'],
  ItemList: ['itemListElement'],
  Legislation: ['name'],
  LegalService: ['name', 'address'],
  ListItem: ['position', 'name'],
  Offer: ['price', 'priceCurrency', 'url'],
  Organization: ['name'],
  Person: ['name', 'url', 'address'],
  PostalAddress: ['addressCountry'],
  SearchAction: ['target', 'query-input'],
  WebApplication: ['name', 'url', 'applicationCategory', 'offers'],
  WebSite: ['name', 'url', 'potentialAction', 'publisher'],
}

/** Types a page may be about; the others stand only within them. */
const ABOUT = [
  'BreadcrumbList',
  'CollectionPage',
  'DefinedTerm',
  'DefinedTermSet',
  'Legislation',
  'Organization',
  'Person',
  'WebApplication',
  'WebSite',
]

const LINKS = ['@id', 'url', 'item', 'logo', 'sameAs', 'isBasedOn']

type Thing = Record<string, unknown>

/** What is wrong with a page's structured data; nothing where all is well. */
export function problemsOfStructuredData(thing: unknown): string[] {
  if (!isThing(thing)) return ['not an object']
  return [
    ...(thing['@context'] === 'https://schema.org' ? [] : ['no @context']),
    ...(ABOUT.includes(String(thing['@type'])) ? [] : [`no page is about ${thing['@type']}`]),
    ...problemsOf(thing, String(thing['@type'])),
  ]
}

function problemsOf(thing: Thing, at: string): string[] {
  const type = String(thing['@type'] ?? '')
  const isReference = Object.keys(thing).join() === '@id'
  const required = REQUIRED[type]
  return [
    ...(required || isReference ? [] : [`${at}: unknown type "${type}"`]),
    ...(required ?? []).filter((name) => !(name in thing)).map((name) => `${at}: no ${name}`),
    ...Object.entries(thing).flatMap(([name, value]) => problemsOfValue(name, value, at)),
    ...problemsOfKind(type, thing, at),
  ]
}

function problemsOfValue(name: string, value: unknown, at: string): string[] {
  if (value === null || value === undefined || value === '') return [`${at}.${name}: empty`]
  if (Array.isArray(value)) return value.flatMap((one) => problemsOfValue(name, one, at))
  if (isThing(value)) return problemsOf(value, `${at}.${name}`)
  return LINKS.includes(name) && !URL.canParse(String(value)) ? [`${at}.${name}: no address`] : []
}

function problemsOfKind(type: string, thing: Thing, at: string): string[] {
  switch (type) {
    case 'BreadcrumbList':
    case 'ItemList':
      return problemsOfOrder(thing['itemListElement'], at)
    case 'Offer':
      return /^\d+(\.\d\d)?$/.test(String(thing['price'])) &&
        /^[A-Z]{3}$/.test(String(thing['priceCurrency']))
        ? []
        : [`${at}: no price`]
    case 'AggregateRating':
      return Number(thing['ratingValue']) >= 1 &&
        Number(thing['ratingValue']) <= Number(thing['bestRating']) &&
        Number(thing['reviewCount']) > 0
        ? []
        : [`${at}: no rating`]
    default:
      return []
  }
}

function problemsOfOrder(elements: unknown, at: string): string[] {
  const list = Array.isArray(elements) ? elements.filter(isThing) : []
  const inOrder = list.length > 0 && list.every((one, index) => one['position'] === index + 1)
  return inOrder ? [] : [`${at}: positions are not 1, 2, 3`]
}

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
