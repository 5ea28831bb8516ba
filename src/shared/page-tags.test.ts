import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from './languages.ts'
import { type PageTags, pageTags, type SharedPage } from './page-tags.ts'

const shared: SharedPage = {
  siteName: 'Legal AI Assistant',
  url: 'https://legal.example/pricing',
  language: 'es',
  namesLanguage: false,
  languages: ['en', 'es', 'ar'],
  kind: 'website',
  picture: 'https://legal.example/og/page/pricing.es.png',
}
const page: PageTags = { title: 'Precios', description: 'Cuánto cuesta', shared }

const linksOf = (tags: PageTags, rel: string) =>
  pageTags(tags).flatMap((tag) => (tag['rel'] === rel ? [[tag['hrefLang'], tag['href']]] : []))

describe('the head of a page', () => {
  it('names itself and the same page in every language', () => {
    expect(linksOf(page, 'canonical')).toEqual([[undefined, 'https://legal.example/pricing']])
    expect(linksOf(page, 'alternate')).toEqual([
      ['en', 'https://legal.example/pricing?lang=en'],
      ['es', 'https://legal.example/pricing?lang=es'],
      ['ar', 'https://legal.example/pricing?lang=ar'],
      ['x-default', 'https://legal.example/pricing'],
    ])
  })

  it('of an address with a language names that, and the same others', () => {
    const named = { ...page, shared: { ...shared, namesLanguage: true } }
    expect(linksOf(named, 'canonical')).toEqual([
      [undefined, 'https://legal.example/pricing?lang=es'],
    ])
    expect(linksOf(named, 'alternate')).toEqual(linksOf(page, 'alternate'))
  })

  it('keeps what makes it another page', () => {
    const laws = { ...page, shared: { ...shared, url: 'https://legal.example/coverage?show=laws' } }
    expect(linksOf(laws, 'alternate')[1]).toEqual([
      'es',
      'https://legal.example/coverage?show=laws&lang=es',
    ])
  })

  it('kept out of search engines offers them nothing else', () => {
    const hidden = { ...page, noIndex: true }
    expect(pageTags(hidden)).toContainEqual({ name: 'robots', content: 'noindex' })
    expect(linksOf(hidden, 'alternate')).toEqual([])
    expect(linksOf(hidden, 'canonical')).toHaveLength(1)
  })

  it('of one person has a title and no address', () => {
    const tags = pageTags({ title: 'Receipt 2026-000123', noIndex: true })
    expect(tags).toEqual([{ title: 'Receipt 2026-000123' }, { name: 'robots', content: 'noindex' }])
  })

  it('has what is needed to share it', () => {
    const tags = pageTags(page)
    const contentOf = (name: string) =>
      tags.find((tag) => tag['property'] === name || tag['name'] === name)?.['content']
    expect(contentOf('og:title')).toBe('Precios')
    expect(contentOf('og:locale')).toBe('es_ES')
    expect(contentOf('og:url')).toBe('https://legal.example/pricing')
    expect(contentOf('og:image')).toBe(shared.picture)
    expect(contentOf('twitter:card')).toBe('summary_large_image')
    for (const language of LANGUAGE_CODES) {
      const locale = pageTags({ ...page, shared: { ...shared, language } }).find(
        (tag) => tag['property'] === 'og:locale',
      )
      expect(locale?.['content']).toMatch(/^[a-z]{2}_[A-Z]{2}$/)
    }
  })

  it('is empty for a page that could not be made', () => {
    expect(pageTags(undefined)).toEqual([])
  })
})
