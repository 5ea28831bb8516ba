import { readFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ToastProvider } from '../../../design/toast.tsx'
import type { Messages } from '../../../i18n/translate.ts'
import { TranslationProvider } from '../../../i18n/translation-context.tsx'
import type { LanguageCode } from '../../../shared/languages.ts'
import type { TermEntry } from '../../glossary/contract.ts'
import { createTermSearch, loadGlossary } from '../../glossary/server.ts'
import { GlossaryView } from '../ui/glossary/glossary-view.tsx'
import { TermPage } from '../ui/glossary/term-page.tsx'
import type { ReadIn } from '../ui/glossary/term-reading.tsx'
import { UnknownTerm } from '../ui/glossary/unknown-term.tsx'

const glossary = loadGlossary('knowledge')

/** The HTML of a page as the server sends it. */
function page(address: string, shown: ReactNode, language: LanguageCode = 'en'): string {
  const file = `public/translations/${language}.json`
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages
  const router = createMemoryRouter([{ path: '*', element: shown }], { initialEntries: [address] })
  const translated = createElement(TranslationProvider, {
    language,
    messages,
    languages: [language],
    // biome-ignore lint/correctness/noChildrenProp: the type asks for it among the properties.
    children: createElement(ToastProvider, {
      regionLabel: '',
      closeLabel: '',
      direction: 'ltr',
      // biome-ignore lint/correctness/noChildrenProp: the type asks for it among the properties.
      children: createElement(RouterProvider, { router }),
    }),
  })
  const client = new QueryClient()
  return renderToString(createElement(QueryClientProvider, { client }, translated)).replaceAll(
    '<!-- -->',
    '',
  )
}

function list(address: string, language: LanguageCode = 'en'): string {
  return page(address, createElement(GlossaryView, { groups: glossary.list(language) }), language)
}

const termsIn = (html: string) => html.match(/<details id="[a-z0-9-]+"/g)?.length ?? 0

describe('the glossary without script', () => {
  it('holds every term with its meaning, under letters that have addresses', () => {
    const html = list('/legal-glossary')
    expect(termsIn(html)).toBe(glossary.ids.length)
    expect(html).toContain('href="#letter-b"')
    expect(html).toContain('id="letter-b"')
    expect(html).toContain(glossary.entry('en', 'bail')?.definition.slice(0, 40) ?? 'bail')
    expect(html).toContain('href="/legal-glossary/bail"')
  })

  it('narrows to what the address searches, whatever the case', () => {
    const html = list('/legal-glossary?q=PLAINTIFF')
    expect(html).toContain('<details id="plaintiff"')
    expect(termsIn(html)).toBeLessThan(5)
    expect(html).toContain('value="PLAINTIFF"')
  })

  it('says so when nothing matches, and suggests the nearest spelling', () => {
    const html = list('/legal-glossary?q=plantiff')
    expect(html).toContain('No legal terms found matching “\u2068plantiff\u2069”')
    expect(html).toContain('href="/legal-glossary/plaintiff"')
    expect(termsIn(html)).toBe(0)
  })

  it('shows what was searched as text, never as a part of the page', () => {
    expect(list('/legal-glossary?q=%3Cimg%20src%3Dx%3E')).not.toContain('<img')
  })

  it('marks English terms in a page of another language', () => {
    const borrowed = glossary
      .list('ar')
      .flatMap(({ terms }) => terms)
      .filter(({ lang }) => lang === 'en')
    const marks = list('/legal-glossary', 'ar').match(/<bdi lang="en"/g) ?? []
    expect(marks).toHaveLength(borrowed.length)
  })
})

describe('the page of a term', () => {
  const entry: TermEntry = {
    id: 'bail',
    lang: 'en',
    term: 'bail',
    definition: 'Letting an accused person go until the trial.',
    example: 'He was released on bail.',
    area: 'general',
    respelling: 'BAYL',
    related: [{ id: 'plea', lang: 'en', term: 'plea' }],
    translations: [{ lang: 'ar', term: 'الكفالة' }],
    missing: ['fi'],
  }
  const shown = (reading?: ReadIn) =>
    page(
      '/legal-glossary/bail',
      createElement(TermPage, {
        entry,
        before: undefined,
        after: { id: 'bailiff', lang: 'en', term: 'bailiff' },
        reading,
      }),
    )

  it('tells the term in full, each word in its own language', () => {
    const html = shown()
    expect(html).toContain('BAYL')
    expect(html).toContain('<bdi lang="ar" dir="rtl">الكفالة</bdi>')
    expect(html).toContain('href="/legal-glossary/bail?in=ar"')
    expect(html).toContain('href="/legal-glossary/plea"')
    expect(html).toContain('href="/legal-glossary/bailiff"')
    expect(html).toContain('All areas of law')
    expect(html).toContain('aria-label="Say: bail"')
  })

  it('says openly which translation is not there', () => {
    expect(shown({ lang: 'fi' })).toContain('Translation Not Available')
    const said = { term: 'takuu', definition: 'Vapaaksi päästäminen.', example: 'Takuita vastaan.' }
    const html = shown({ lang: 'fi', said })
    expect(html).not.toContain('Translation Not Available')
    expect(html).toContain('<div lang="fi" dir="ltr"')
  })
})

it('the address of no term offers the terms it may have meant', () => {
  const listed = glossary.list('en').flatMap(({ terms }) => terms)
  const near = createTermSearch(listed).near('plantif')
  const html = page('/legal-glossary/plantif', createElement(UnknownTerm, { near }))
  expect(html).toContain('404 Page Not Found')
  expect(html).toContain('href="/legal-glossary/plaintiff"')
})
