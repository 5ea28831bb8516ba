import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { catalogueContext, loadCatalogue } from '../../../../i18n/catalogue.server.ts'
import { pageContext } from '../../../../platform/runtime.server.ts'
import { pageTags } from '../../../../shared/page-tags.ts'
import { pageMetadata, personalMetadata } from './page-metadata.ts'
import { readPictureAddress } from './picture-address.ts'

const catalogue = loadCatalogue('public/translations')

function load(address: string, publicUrl?: string) {
  const context = new RouterContextProvider()
  context.set(catalogueContext, catalogue)
  context.set(pageContext, { runtime: { config: { publicUrl } } } as never)
  return { request: new Request(address), context }
}

const PAGE = {
  title: 'A place',
  description: 'Its law',
  path: '/lawyers/germany',
  picture: { kind: 'place' as const, slug: 'germany--bavaria' },
}

const canonicalOf = (address: string, publicUrl?: string, more = {}) =>
  pageTags(pageMetadata(load(address, publicUrl), { ...PAGE, ...more })).find(
    (tag) => tag['rel'] === 'canonical',
  )?.['href']

describe('the address of a page', () => {
  it.each([
    ['http://localhost:3000/lawyers/germany', undefined, 'http://localhost:3000/lawyers/germany'],
    [
      'http://10.0.0.1/Lawyers/Germany/',
      'https://legal.example',
      'https://legal.example/lawyers/germany',
    ],
    [
      'http://x/attorneys/germany?utm_source=a&email=b',
      'https://legal.example',
      'https://legal.example/lawyers/germany',
    ],
    [
      'http://x/lawyers/germany?lang=es',
      'https://legal.example',
      'https://legal.example/lawyers/germany?lang=es',
    ],
    [
      'http://x/lawyers/germany?lang=xx',
      'https://legal.example',
      'https://legal.example/lawyers/germany',
    ],
    [
      'http://x/lawyers/germany.data?lang=ar&_routes=x',
      'https://legal.example',
      'https://legal.example/lawyers/germany?lang=ar',
    ],
  ])('%s with public address %s is %s', (address, publicUrl, canonical) => {
    expect(canonicalOf(address, publicUrl)).toBe(canonical)
  })

  it('is written in signs that every program reads', () => {
    expect(
      canonicalOf('http://x/law/民法-1', 'https://legal.example', { path: '/law/民法-1' }),
    ).toBe('https://legal.example/law/%E6%B0%91%E6%B3%95-1')
  })
})

describe('the picture of a page', () => {
  it('has an address in the language of the page, which can be read again', () => {
    const { shared } = pageMetadata(load('http://x/lawyers/germany?lang=es'), PAGE)
    expect(shared?.picture).toBe('http://x/og/place/germany--bavaria.es.png')
    expect(readPictureAddress('place', 'germany--bavaria.es.png')).toEqual({
      of: PAGE.picture,
      language: 'es',
    })
  })

  it.each([
    ['place', 'germany.png'],
    ['place', 'germany.xx.png'],
    ['place', '.en.png'],
    ['place', 'germany.en.jpg'],
    ['elsewhere', 'germany.en.png'],
    ['place', `${'a'.repeat(201)}.en.png`],
  ])('has no address such as /og/%s/%s', (kind, file) => {
    expect(readPictureAddress(kind, file)).toBeUndefined()
  })
})

it('a page of one person gives nothing away', () => {
  expect(personalMetadata('Your receipt')).toEqual({ title: 'Your receipt', noIndex: true })
})
