import { describe, expect, it } from 'vitest'
import { problemsOfStructuredData } from '../../../../../test/structured-data-rules.ts'
import { loadCatalogue } from '../../../../i18n/catalogue.server.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { offerData } from './offer-data.ts'
import { placePageData } from './place-page-data.ts'
import { organizationData, websiteData } from './site-data.ts'

const ORIGIN = 'https://legal.example'
const t = loadCatalogue('public/translations').translate('en')

const lawyer = {
  slug: 'ana-gil',
  name: 'Ana Gil',
  nameLocal: null,
  firm: 'Gil Law',
  location: 'Munich',
  experience: 3,
  areas: ['tax'],
  languages: ['de'],
  freeConsultation: false,
  verified: false,
  isPartner: false,
}
const place = (isSample: boolean) =>
  placePageData(
    { origin: ORIGIN, path: '/lawyers/germany', title: 'Germany', description: 'Law of Germany' },
    {
      place: 'Germany',
      featured: [{ place: 'Germany', wider: false, lawyers: [{ ...lawyer, isSample }] }],
    },
  )

describe('what search engines read', () => {
  it.each([
    ['the site', websiteData(ORIGIN, { name: 'Legal AI Assistant', languages: ['en', 'es'] })],
    ['its seller', organizationData(ORIGIN, { name: 'Legal AI Assistant', email: undefined })],
    ['its offers', offerData(ORIGIN, t, undefined)],
    ['its offers in the demo', offerData(ORIGIN, t, { rating: 4.8, reviews: 1247 })],
    ['the way to a page', breadcrumbData(ORIGIN, [{ name: 'Germany', path: '/lawyers/germany' }])],
    ['a place', place(false)],
    ['a place with invented lawyers', place(true)],
  ])('of %s keeps the rules', (_name, data) => {
    expect(problemsOfStructuredData(JSON.parse(JSON.stringify(data)))).toEqual([])
  })

  it('is the search of the site, by its own address', () => {
    expect(websiteData(ORIGIN, { name: 'x', languages: ['en'] })).toMatchObject({
      potentialAction: {
        target: { urlTemplate: 'https://legal.example/search?q={search_term_string}' },
      },
    })
  })

  it('is both prices, and stars only where they are of a demo', () => {
    const offers = [
      { price: '9.99', priceCurrency: 'USD' },
      { price: '0', priceCurrency: 'USD' },
    ]
    expect(offerData(ORIGIN, t, undefined)).toMatchObject({ offers })
    expect(offerData(ORIGIN, t, undefined)).not.toHaveProperty('aggregateRating')
    expect(offerData(ORIGIN, t, { rating: 0, reviews: 0 })).not.toHaveProperty('aggregateRating')
    expect(offerData(ORIGIN, t, { rating: 4.8, reviews: 1247 })).toMatchObject({
      aggregateRating: { ratingValue: 4.8, reviewCount: 1247 },
    })
  })

  it('never names an invented lawyer', () => {
    expect(JSON.stringify(place(true))).not.toContain('Ana Gil')
    expect(JSON.stringify(place(false))).toContain('/lawyer/ana-gil')
  })
})

describe('the rules', () => {
  it.each([
    [{ '@type': 'WebSite' }, 'no @context'],
    [
      { '@context': 'https://schema.org', '@type': 'Attorney', name: 'x' },
      'unknown type "Attorney"',
    ],
    [{ '@context': 'https://schema.org', '@type': 'Person', name: '' }, 'Person.name: empty'],
    [
      { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: [] },
      'positions are not',
    ],
  ])('find what is wrong with %j', (data, problem) => {
    expect(problemsOfStructuredData(data).join('; ')).toContain(problem)
  })
})
