import { readFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Messages } from '../../../i18n/translate.ts'
import { TranslationProvider } from '../../../i18n/translation-context.tsx'
import { LawyerList } from './lawyer-list.tsx'

const messages = JSON.parse(readFileSync('public/translations/en.json', 'utf8')) as Messages

/** What the list shows of a place, and whether it asks for lawyers. */
function listOf(country: string, jurisdiction: string) {
  const list = createElement(LawyerList, {
    madeFor: 'a case',
    country,
    jurisdiction,
    placeName: 'California',
  })
  const router = createMemoryRouter([{ path: '*', element: list }])
  const client = new QueryClient()
  const translated = createElement(TranslationProvider, {
    language: 'en',
    messages,
    languages: ['en'],
    // biome-ignore lint/correctness/noChildrenProp: the type asks for it among the properties.
    children: createElement(RouterProvider, { router }),
  })
  const html = renderToString(createElement(QueryClientProvider, { client }, translated))
  const queries = client.getQueryCache().getAll()
  const asks = queries.some(({ options }) => (options as { enabled?: boolean }).enabled !== false)
  return { html, asks }
}

test.each([
  ['', ''],
  ['US', ''],
  ['', 'US-CA'],
])('without country and jurisdiction nothing is asked or shown: %j, %j', (...place) => {
  expect(listOf(...place)).toEqual({ html: '', asks: false })
})

test('with both the lawyers of the place are asked for', () => {
  const { html, asks } = listOf('US', 'US-CA')
  expect(html).toContain('Loading lawyers')
  expect(asks).toBe(true)
})
